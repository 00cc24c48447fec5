import path from 'node:path'

/** Which file has which name. */
const files = new Map()

/**
 * What a class of a CSS Module is called in the built shop: Button_root. Shorter and easier to
 * compress than a hash for each class, in pages too, and says where it is from.
 * @throws where two modules have one name, since their classes would be mixed up.
 */
export function scopedClassName(name, file) {
  const [place] = file.split('?')
  const module = path.basename(place, '.module.css')
  const other = files.get(module) ?? place
  if (other !== place) throw new Error(`Two CSS modules are called ${module}: ${other}, ${place}`)
  files.set(module, place)
  return `${module}_${name}`
}
