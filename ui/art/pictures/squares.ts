// Written by `npm run art`. Do not edit.
import { square as a_map_of_all_the_winds } from './a_map_of_all_the_winds/square.ts'
import { square as dabble_crystal_garden } from './dabble_crystal_garden/square.ts'
import { square as dabble_marble_run } from './dabble_marble_run/square.ts'
import { square as dabble_paper_circuits } from './dabble_paper_circuits/square.ts'
import { square as learners_pack } from './learners_pack/square.ts'
import { square as orboot_dinos } from './orboot_dinos/square.ts'
import { square as orboot_expansion_pack } from './orboot_expansion_pack/square.ts'
import { square as orboot_mars } from './orboot_mars/square.ts'
import { square as orboot } from './orboot/square.ts'
import { square as plugo_animals } from './plugo_animals/square.ts'
import { square as plugo_coding } from './plugo_coding/square.ts'
import { square as plugo_count } from './plugo_count/square.ts'
import { square as plugo_detective } from './plugo_detective/square.ts'
import { square as plugo_farm } from './plugo_farm/square.ts'
import { square as plugo_gamepad } from './plugo_gamepad/square.ts'
import { square as plugo_letters } from './plugo_letters/square.ts'
import { square as plugo_link } from './plugo_link/square.ts'
import { square as plugo_piano } from './plugo_piano/square.ts'
import { square as plugo_slingshot } from './plugo_slingshot/square.ts'
import { square as stemwizpack } from './stemwizpack/square.ts'
import { square as surprise_gift } from './surprise_gift/square.ts'
import { square as tacto_chess } from './tacto_chess/square.ts'
import { square as tacto_classics } from './tacto_classics/square.ts'
import { square as tacto_coding } from './tacto_coding/square.ts'
import { square as tacto_dinos } from './tacto_dinos/square.ts'
import { square as tacto_doctor } from './tacto_doctor/square.ts'
import { square as tacto_electronic } from './tacto_electronic/square.ts'
import { square as tacto_laser } from './tacto_laser/square.ts'
import { square as tacto_night_cc } from './tacto_night_cc/square.ts'
import { square as tacto_stem_pack_2 } from './tacto_stem_pack_2/square.ts'
import { square as tacto_stem_pack_3 } from './tacto_stem_pack_3/square.ts'
import { square as the_comet_who_was_late } from './the_comet_who_was_late/square.ts'
import { square as whos_the_monster_in_oko } from './whos_the_monster_in_oko/square.ts'

/** The square picture of every product, for lists and the cart. */
export const squares = {
  a_map_of_all_the_winds,
  dabble_crystal_garden,
  dabble_marble_run,
  dabble_paper_circuits,
  learners_pack,
  orboot_dinos,
  orboot_expansion_pack,
  orboot_mars,
  orboot,
  plugo_animals,
  plugo_coding,
  plugo_count,
  plugo_detective,
  plugo_farm,
  plugo_gamepad,
  plugo_letters,
  plugo_link,
  plugo_piano,
  plugo_slingshot,
  stemwizpack,
  surprise_gift,
  tacto_chess,
  tacto_classics,
  tacto_coding,
  tacto_dinos,
  tacto_doctor,
  tacto_electronic,
  tacto_laser,
  tacto_night_cc,
  tacto_stem_pack_2,
  tacto_stem_pack_3,
  the_comet_who_was_late,
  whos_the_monster_in_oko,
}
