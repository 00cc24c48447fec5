import { BoxGeometry, Mesh, MeshPhysicalMaterial, Scene } from 'three'
import { expect, it } from 'vitest'
import { hues } from '../kit/colours.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The fingerprint of a picture that shows one box of this material. */
function fingerprintWith(look: ConstructorParameters<typeof MeshPhysicalMaterial>[0]) {
  const scene = new Scene()
  scene.add(new Mesh(new BoxGeometry(), new MeshPhysicalMaterial({ color: '#ff5546', ...look })))
  return fingerprintOf({ scene, hue: hues.sky, views: { hero: { from: [0, 2, 9] } } }, 'hero')
}

it('a picture of the same material has the same fingerprint', async () => {
  expect(await fingerprintWith({ clearcoat: 0.2 })).toBe(await fingerprintWith({ clearcoat: 0.2 }))
})

it.each([{ clearcoat: 0.7 }, { transmission: 0.5 }, { roughness: 0.2 }, { color: '#2743e3' }])(
  'another look changes the fingerprint: %o',
  async (look) => {
    expect(await fingerprintWith(look)).not.toBe(await fingerprintWith({}))
  },
)
