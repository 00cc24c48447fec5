import path from 'node:path'

/** The file of each module name. */
const files = new Map()

/**
 * The name of a CSS Module's class in the built shop, such as Button_root. It is shorter than a hash,
 * compresses better, and shows which module it comes from.
 * @throws when two modules have the same name, because their classes would collide.
 */
export function scopedClassName(name, file) {
  const [place] = file.split('?')
  const module = path.basename(place, '.module.css')
  const other = files.get(module) ?? place
  if (other !== place) throw new Error(`Two CSS modules are called ${module}: ${other}, ${place}`)
  files.set(module, place)
  return `${module}_${name}`
}
