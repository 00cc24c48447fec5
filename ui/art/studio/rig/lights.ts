import { Color, DirectionalLight, type Scene, ShaderChunk, Vector3 } from 'three'
import type { Vec } from '../kit/shapes.ts'

/** The key from the upper left, the sky above, and what the floor throws back. */
const key = {
  from: new Vector3(-0.6, 0.95, 0.75).normalize(),
  spread: 0.16,
  power: 2.75,
  color: '#fff3e4',
}
const sky = { power: 0.52, top: '#f4f7ff', horizon: '#ffffff' }
const bounce = { power: 0.22 }

/** Radical inverse: evenly spread numbers in [0, 1), the same in every run. */
export function halton(index: number, base: number): number {
  let [share, result, rest] = [1, 0, index]
  while (rest > 0) {
    share /= base
    result += share * (rest % base)
    rest = Math.floor(rest / base)
  }
  return result
}

function swap(
  chunk: 'lights_fragment_maps' | 'lights_physical_pars_fragment',
  from: string,
  to: string,
): void {
  if (!ShaderChunk[chunk].includes(from)) throw new Error(`three has changed ${chunk}`)
  ShaderChunk[chunk] = ShaderChunk[chunk].replace(from, to)
}

/**
 * The room's light maps are for reflections; diffuse light comes from the shadowed passes, and the
 * wandering lights are diffuse only: else each pass would stamp a white dot on gloss.
 */
export function prepareShaders(): void {
  swap(
    'lights_fragment_maps',
    'iblIrradiance += getIBLIrradiance( geometryNormal );',
    'iblIrradiance += getIBLIrradiance( geometryNormal ) * 0.10;',
  )
  swap(
    'lights_physical_pars_fragment',
    'clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );',
    '',
  )
  swap(
    'lights_physical_pars_fragment',
    'vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );',
    'vec3 specularBRDF = vec3( 0.0 );',
  )
}

/** Two lights that stand elsewhere in each pass. One pass in four lights from below. */
export function wanderingLights(scene: Scene, target: Vec, extent: number, floor: string) {
  const middle = new Vector3(...target)
  const lights = [lamp(target, extent), lamp(target, extent)] as const
  for (const light of lights) scene.add(light, light.target)
  const [keyLight, dome] = lights
  const across = new Vector3().crossVectors(key.from, new Vector3(0, 1, 0)).normalize()
  const along = new Vector3().crossVectors(key.from, across)
  const [top, horizon] = [new Color(sky.top), new Color(sky.horizon)]
  keyLight.color.set(key.color)
  keyLight.intensity = key.power

  return {
    moveTo(pass: number) {
      const radius = Math.sqrt(halton(pass + 1, 5)) * key.spread
      const angle = halton(pass + 1, 7) * Math.PI * 2
      keyLight.position
        .copy(key.from)
        .addScaledVector(across, radius * Math.cos(angle))
        .addScaledVector(along, radius * Math.sin(angle))
        .normalize()
        .multiplyScalar(12)
        .add(middle)

      const fromBelow = pass % 4 === 3
      const nth = (fromBelow ? pass >> 2 : pass - (pass >> 2)) + 1
      const [lift, azimuth] = [halton(nth, 2), halton(nth, 3) * Math.PI * 2]
      const height = fromBelow ? -(0.15 + 0.85 * lift) : 0.04 + 0.96 * lift
      const reach = Math.sqrt(1 - height * height)
      dome.position
        .set(reach * Math.cos(azimuth), height, reach * Math.sin(azimuth))
        .multiplyScalar(12)
        .add(middle)
      if (fromBelow) dome.color.set(floor)
      else dome.color.copy(horizon).lerp(top, height)
      dome.intensity = fromBelow
        ? bounce.power * Math.PI * 2 * 4
        : (sky.power * Math.PI * 2 * 4) / 3
    },
    remove() {
      for (const light of lights) scene.remove(light, light.target)
    },
  }
}

function lamp(target: Vec, extent: number): DirectionalLight {
  const light = new DirectionalLight('#ffffff', 1)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  const { camera } = light.shadow
  camera.left = camera.bottom = -extent * 1.2
  camera.right = camera.top = extent * 1.2
  camera.near = 0.1
  camera.far = 30
  light.shadow.bias = -0.0004
  light.shadow.radius = 3
  light.shadow.normalBias = 0.009
  light.target.position.set(...target)
  return light
}
