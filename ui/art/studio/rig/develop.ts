import {
  AddEquation,
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearSRGBColorSpace,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three'

const vertexShader =
  'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }'

const addShader = `
uniform sampler2D pass; uniform float share; varying vec2 at;
void main() { gl_FragColor = min(texture2D(pass, at), vec4(12.)) * share; }`

/** Khronos Neutral, then sRGB, then half a step of noise against banding. */
const developShader = `
uniform sampler2D sum; uniform float exposure; varying vec2 at;
vec3 neutral(vec3 c) {
  float start = .76, desaturation = .15;
  float low = min(c.r, min(c.g, c.b));
  c -= low < .08 ? low - 6.25 * low * low : .04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float room = 1. - start, squeezed = 1. - room * room / (peak + room - start);
  c *= squeezed / peak;
  return mix(c, vec3(squeezed), 1. - 1. / (desaturation * (peak - squeezed) + 1.));
}
float noise(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  vec4 light = texture2D(sum, at);
  vec3 c = neutral(light.rgb / max(light.a, 1e-4) * exposure);
  c = mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - .055, step(.0031308, c));
  c += (noise(gl_FragCoord.xy) + noise(gl_FragCoord.xy + 71.3) - 1.) / 255.;
  gl_FragColor = vec4(c * light.a, light.a);
}`

/** The darkroom: adds passes up in float, and develops the sum onto the renderer's canvas. */
export function darkroom(
  renderer: WebGLRenderer,
  [width, height]: readonly [number, number],
  passes: number,
) {
  const pass = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(width, height, {
    type: FloatType,
    colorSpace: LinearSRGBColorSpace,
  })
  const plain = { vertexShader, depthTest: false, depthWrite: false, toneMapped: false } as const
  const add = new ShaderMaterial({
    ...plain,
    uniforms: { pass: { value: pass.texture }, share: { value: 1 / passes } },
    fragmentShader: addShader,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneFactor,
  })
  const develop = new ShaderMaterial({
    ...plain,
    uniforms: { sum: { value: sum.texture }, exposure: { value: 1.1 } },
    fragmentShader: developShader,
    blending: NoBlending,
    transparent: true,
  })
  const canvas = new Mesh(new PlaneGeometry(2, 2), add)
  const stage = new Scene().add(canvas)
  const flatCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const clear = (target: WebGLRenderTarget | null) => {
    renderer.setRenderTarget(target)
    renderer.setClearColor(0, 0)
    renderer.clear()
  }
  clear(sum)

  return {
    /** Exposes one pass: `draw` renders into the target that is set. */
    expose(draw: () => void) {
      clear(pass)
      draw()
      canvas.material = add
      renderer.autoClear = false
      renderer.setRenderTarget(sum)
      renderer.render(stage, flatCamera)
      renderer.autoClear = true
    },
    develop() {
      canvas.material = develop
      clear(null)
      renderer.render(stage, flatCamera)
    },
    dispose() {
      pass.dispose()
      sum.dispose()
      add.dispose()
      develop.dispose()
    },
  }
}
