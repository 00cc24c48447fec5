// Written by `npm run art`. Do not edit.
import type { Manifest } from './studio/cli/plan.ts'

export const manifest: Manifest = {
  "a_map_of_all_the_winds-hero": {
    "name": "a_map_of_all_the_winds",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABwAQCdASoQAAwABUB8JbACdAFAAAD+7PKVk53Qxb67sPP8vqLtW95+mXsSVvyOFfZ6ypt54AA=",
    "fingerprint": "a9c2c66b7e72179251988f9e",
    "digest": "685ccf099ebcf400"
  },
  "a_map_of_all_the_winds-square": {
    "name": "a_map_of_all_the_winds",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JbACdAEO+mxgtEAA/t5ZWJShSR955yP2ElZYvOrn2EAJFQ9gpVWDhTbtU+VgAAA=",
    "fingerprint": "7a3eeada80f16547064efcc3",
    "digest": "d469e67d481ab1d9"
  },
  "bag-figure": {
    "name": "bag",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRtoAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEYAAAARL6CgbQMUXwyJgIgIpNzhKrZtp1kUAQwK+n8VACkGMu/4FxQDEf0PjD1QvqBbfxW8v+XCliQNd5K0/9ySpKEryVVh6CsAVlA4IG4AAABQAgCdASoQABAABUB8JbACdDiAN5JBBTvmcAAA/hgOPBYDe+W6S5j45FBr4BL4aFhHxaL/agpWdkgGrZODVH0s59QU/UWx4d1/MMcNF0Fu3yOlvy67X4xbPhKxoxaw9AHcyUvuGn/Y8RphfIAAAA==",
    "fingerprint": "f3c83c0be1c9a30a9b64ca5c",
    "digest": "35b46b6ef98af0ef"
  },
  "dabble_crystal_garden-hero": {
    "name": "dabble_crystal_garden",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7f3d6",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAwABUB8JbACsAELY+aRwAD+6o/VJVnuzHsetjVBEUHEL1EIZxSAQHpdzIQclk2wMFpQSOwAAA==",
    "fingerprint": "acf49e031fcfff023409ae4d",
    "digest": "22304d5ad729a529"
  },
  "dabble_crystal_garden-portrait": {
    "name": "dabble_crystal_garden",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7f3d6",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoNABAABUB8JbACsAEPAFO6hKiAAP7qbe1Svoltxqzt2uFaa46Zc5rXWQbeT96u7ACTgAAA",
    "fingerprint": "caca7e0170f062c295e1e80c",
    "digest": "2a180c719ebafc69"
  },
  "dabble_crystal_garden-square": {
    "name": "dabble_crystal_garden",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7f3d6",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoQABAABUB8JbAC7AEPAFJ0jTeEAAD+6mhdHUtLRGfSB4akLndQ5av8QV/OT9Mo+Bd7aerv1bKUsAAA",
    "fingerprint": "fb9ade4c8ba3c6ef3a109ac3",
    "digest": "391960aaf5e7577c"
  },
  "dabble_marble_run-hero": {
    "name": "dabble_marble_run",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7c596",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAwABUB8JbACdAECmWY3uAD+02Dzk51UObzgS4VyHuMGndPJCKTdAxdzG+z6fhPrYMAA",
    "fingerprint": "95c0b8d9116a9cf81d3b7c4c",
    "digest": "1567df00298fa57b"
  },
  "dabble_marble_run-portrait": {
    "name": "dabble_marble_run",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7c495",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoNABAABUB8JbACdADdnhoAAP7Tm0pAiHs6EhFQSs64NIm/yTX1U/F45y6wEsD1FKfRiRb/+K/Lc7KAAAA=",
    "fingerprint": "06ea79fce613a76760bca7ba",
    "digest": "f8228c79e6e65722"
  },
  "dabble_marble_run-square": {
    "name": "dabble_marble_run",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7c495",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdADw0w1f6gAA/tNaYpdsUaN7DNAikWdH0vGpsIzDtlaPjE4M9mlgeBrLTht/afxX0oN6ifPgAAA=",
    "fingerprint": "0385df18536963b4eb896c7c",
    "digest": "4ca33a7795381c87"
  },
  "dabble_paper_circuits-hero": {
    "name": "dabble_paper_circuits",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f5",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAwABUB8JbAC7ADGviXIAAD+w/5CyfRwuYz7klFH5J/8OJ27fPaPa1ceRMHA6AJIvt8HR7JTBOXgOV1W/8XeAAhEAAAA",
    "fingerprint": "991c46cb81a27d2ad188cffd",
    "digest": "419a5f12ad21f38c"
  },
  "dabble_paper_circuits-portrait": {
    "name": "dabble_paper_circuits",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f6",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoNABAABUB8JbAAAqroUEd/gAD+xuIu9xOEuf3Zo5rq11r4UFj7lqKyiaB3rXiN8JJjgE+iPvj/q0mk4B3dSAuocAA=",
    "fingerprint": "e706a1a207576032f8e3d87f",
    "digest": "b239041128ac1ace"
  },
  "dabble_paper_circuits-square": {
    "name": "dabble_paper_circuits",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f5",
    "placeholder": "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoQABAABUB8JbAAApNQWRnLgAD+w9bbzmWKc31iiCahQKE/inSpdVOXNjOcKvTMTWQjwXWnHokA5P4MttvAvtCFLtLgcEYQAAA=",
    "fingerprint": "8ac333672b9c009704739d28",
    "digest": "9cd584caa223b97f"
  },
  "elephant-figure": {
    "name": "elephant",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRt4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6CmbSM4VTr/fvNFRGD3IRhFkqSoFgQc/vmPAljBbvsXc2Qhov8TQG0AQxL9tOyXGXRJklv1WL4NT756ssRbDuHmX4oX98vDoDKohyS6USWQQm0AAFZQOCBiAAAA0AEAnQEqEAAQAAVAfCUAToAdG2HBu4AA/l9Dwa95fQNNd/rghrnprU9sgqv5/v6WV8H6hDI5aewOXM8H3TpVoP56UlsH/4g2q4C2/Ay4F1xCkY/amQm+Wzk+hgWZbu0AAAA=",
    "fingerprint": "589628d2aab16ff76945315e",
    "digest": "48cd11a6995c0f18"
  },
  "gift-figure": {
    "name": "gift",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRuIAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEwAAAARL6AoABk4Jw9vdkZEgH4NWEWS7GReEEAwcPU0wH88A/DWvxiyg4j+TwAULACzch2BKpciHNLJTl7CpMtsV6m5cP7jbr8xyYceKC0AVlA4IHAAAAAQAgCdASoQABAABUB8JbACdAYt92rtgnCQAP6PL3ZtM2X8Vx69AjTP/AfT9Z1BtnPYMrKGJMbVQnHgHa9N4EVSx94NyN9PJmJh65pDv5yeVkx52/0H2zBQ6EnS3rC+CQA1fPwph1UZCltpGXQ0AAAA",
    "fingerprint": "068db43093c06525cde04a1c",
    "digest": "ede693d459827ea8"
  },
  "giraffe-figure": {
    "name": "giraffe",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRswAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEUAAAARL6CobSM2VT7j9vsiIlDPOTCKZDvRJAp+HNDune9sgPybCTqI6P8EAGKISohNt44Mv4rYlehQtPWxZ43I30dsM+YQMwAAVlA4IGAAAAAQAgCdASoQABAABUB8JbACdAYuRQ2ZI7QAAP3R/1ar+OriGfn600IiYSlebNEufbVoQJ8KNx8cenqXHBLCZE2RfrjfnF+qLDYNC+FBtxfaAEm7mKqM/jDUYjC9lLstgAA=",
    "fingerprint": "62800b8858bd56df49f99bff",
    "digest": "59fbf83683118fc0"
  },
  "globe-figure": {
    "name": "globe",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRvYAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0CkbZubm+Ghw0dEUJ9gFEmSoto7A/xHAfzfIwHU/sUsaIjo/wQQ2y2ls0u3gUySUjicAT5ng9e5Axs8zgCjpLsEPmlNAHtfPUDzDcY5pMr5pNrJugIAVlA4IHgAAABQAgCdASoQABAABUB8JbACdAYtz21ostuI4AAA/F/TozhcmP9QPBj+WFTd63on/UIXHXXYJHat4cOte4qD6Nw/V7G9emM4dqwQ5JfzsNFRaSu8ZEvKG9HBK8swHzE95j5n8PMj7VrT11axq040IqMW4Dic8iVXYAA=",
    "fingerprint": "ba7dc4bcfabb65b36f9954eb",
    "digest": "4686479bbca92c8e"
  },
  "knight-figure": {
    "name": "knight",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRtoAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFMAAAARL6CmbQM2VTS9CmBGRIDOBUaRbDV6BAEUChYHG+/5Hse/GIKGiP5PgKQUVXyXymUKPy4LlDrwFZf1YLK1xWY3uOwBn32wSAoARgo/XEZSmqYoAQBWUDggYAAAABACAJ0BKhAAEAAFQHwlsAJ0MFABdG/YVQAA/FptkPGEodoLBQMqKW1AN5yfhcZp4FLGEGFzj0y/2QV5JGl2K/nyM2L3QAQSt82ZlITHuaw7OP4//sI0tvnqqpst6AAAAA==",
    "fingerprint": "f1f254a83557ef29c6cc1c9d",
    "digest": "370f0df9dbf6c0bb"
  },
  "learners_pack-hero": {
    "name": "learners_pack",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b2bb",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdADz4aR9W8AA/rOvVT8APMybpwdkadrDpehr+YdqP4BGtRk+VfDj4hMx8AA=",
    "fingerprint": "484bd186886dfa7a65c68aba",
    "digest": "4b4d3fce1d4e26b9"
  },
  "learners_pack-square": {
    "name": "learners_pack",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b2bb",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQABAABUB8JbACdAEO9OkvQu+GAAD+wxgtT0xuj9fxZf4noFjwcbTKU5zurAHZVWWn9ABiJRAAAA==",
    "fingerprint": "c7665611d53b42b22c814e07",
    "digest": "5a80ab5697e8a6da"
  },
  "orboot_dinos-hero": {
    "name": "orboot_dinos",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c6f2d5",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAwABUB8JZgCdADF7b9BAAD+5z9kxvht2PUeNswWQLgCBWjMvGPEc4CY7c4AAAA=",
    "fingerprint": "9af0fd07236e8c29fa5e9ecf",
    "digest": "a07ff018a0fd756f"
  },
  "orboot_dinos-square": {
    "name": "orboot_dinos",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c5f2d5",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JbACdADc+/q/+8QA/uc7zbavdIvQEYEY5yVU7mwC9zSur0414faKkc4CY7WQAAA=",
    "fingerprint": "c17551154561f73829e73e4f",
    "digest": "88262df2f8ee2f9c"
  },
  "orboot_expansion_pack-hero": {
    "name": "orboot_expansion_pack",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#93d2f4",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAwABUB8JbACdAEJ55ikAAD+w1s0/ncK+k4VyJTiHkBwA7UCG9aNe/NOzDmebKzJz144hKwAAA==",
    "fingerprint": "ff8fa6491e40adff46ad11e4",
    "digest": "312cf59fa8914731"
  },
  "orboot_expansion_pack-portrait": {
    "name": "orboot_expansion_pack",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#94d3f4",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoNABAABUB8JbACdAEOJRhT4kwAAP7DHUtyk6BXmtdC1bGeJRpE0tpP6uWf2rT7MCtSc2Vmw8AAAA==",
    "fingerprint": "630cdabd732f13ecd492aa14",
    "digest": "33eb451b1199a6cc"
  },
  "orboot_expansion_pack-square": {
    "name": "orboot_expansion_pack",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#93d2f4",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEKuIpOkzgA/sNZbVCwieKWyFgwQrNMKJ6Gqirp4lUR8P4umm9Vt06HRf0mcrwzwM4AAA==",
    "fingerprint": "a3e7ef22310abe34b0db1105",
    "digest": "6414970a7ff26059"
  },
  "orboot_mars-hero": {
    "name": "orboot_mars",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#474da5",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoQAAwABUB8JbACdAB+qAAA/p3Oqs3Jg2bYnVSSYoRLibLvqcMVt5eatDnx8u9FNtUEbadXBgDW9MmzAAA=",
    "fingerprint": "90414cb234071945dffb4d25",
    "digest": "fe1f934a3b8bcbb4"
  },
  "orboot_mars-portrait": {
    "name": "orboot_mars",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#464ca1",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoNABAABUB8JbACdADz/cvgAP6iy0uWCLfngOy9fpNpDHTBFglZrpzrKGRXuZEfaY/x4EP6NE7F8tLUBMu9mM3rHwAAAA==",
    "fingerprint": "interim",
    "digest": "d72a2f5902cfd3c4"
  },
  "orboot_mars-square": {
    "name": "orboot_mars",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#464ca2",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQABAABUB8JbACdFQAAyu1mQ+ioAD+ntaYZPbdIccfTh28NSLckZYJOE8sspHQwbm40dAeubtWOQqTr4IzxEZgAAA=",
    "fingerprint": "7fbb0158c8a9484f72b4f2d3",
    "digest": "0b71d44c03c97b24"
  },
  "orboot-hero": {
    "name": "orboot",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#92d2f3",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoQAAwABUB8JbACdADEt8AA/q9v4HkPae8PD8iKb1Xia55wuFXH4uVKrX+uFtcboAA=",
    "fingerprint": "ba3f978d8f54916604415a37",
    "digest": "d34ba8d10b0a8b97"
  },
  "orboot-square": {
    "name": "orboot",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#92d2f3",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdADHl7C10GiAAP6vb7WVv+aWXWg1wX2f8/dVX3ZJVghdApNNzKuWRp1pxAUDhAboAAA=",
    "fingerprint": "ea859c723b7ea381b5fd22f6",
    "digest": "eb95ce232682bcfa"
  },
  "penguin-figure": {
    "name": "penguin",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRu4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6AmAAE2p4lPh/WKiACvGWxi2070khhY7LnnngXQ9S8mCxYi+j8BkvJIfnBjvQZSb4LaO36dMHo3YKQAwEqZ56TmJVsgNZIycPJvYi9j3b2gMKEEAFZQOCByAAAAcAIAnQEqEAAQAAVAfCWwAuwGLuZ3xt86mcQxwAD+vgNsT9/hthfcDNcbAw19L4/kw7ea0iGVASbrQEjJsr3DgCTNRvNTM01G89T1oyeY+/MavH2c6PmbZDA6ViXKWOpDblKKUQ+mDel3ORuPOzVLHwAA",
    "fingerprint": "0295543c5cfc6a90d7ee1c63",
    "digest": "c99c744905030e89"
  },
  "plugo_animals-hero": {
    "name": "plugo_animals",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#93d2f4",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABQAgCdASoQAAwABUB8JbACdH8GJ/gWAZwX5AAA/sPgZ4dlz+oJS4DhfErhY7A0YsiG/XgVVKZ5A85vuLNTtAAA",
    "fingerprint": "425d4db1124cd0fb5f56a39c",
    "digest": "07831bfff1f720b3"
  },
  "plugo_animals-square": {
    "name": "plugo_animals",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#93d3f4",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdFQAAoa9BYAA/sPxIloHxIcmiMpLoYOZW+EVWYzsKbnE8hCep3xWXdqXrmeRhoKgQ8fNgkGYAAA=",
    "fingerprint": "fef1835f8e470e0fcebffeab",
    "digest": "11afb59d57faf515"
  },
  "plugo_coding-hero": {
    "name": "plugo_coding",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f5",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAwABUB8JbACdABld/AAAP7D4JWYW3HwGS/dp72TZnfG0wlcaqWnpdJH6rPlxa5BrOASyAAAAA==",
    "fingerprint": "039c3fc1383d483cd114ac65",
    "digest": "c396ea701dbf015c"
  },
  "plugo_coding-square": {
    "name": "plugo_coding",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f5",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQABAABUB8JbACdADAPWaWwAD+w9ycC/aYnsXAEsSsl5PXNYbEhvwU6gjFk0ati2WS76XLmbE9dpkd3cAAAA==",
    "fingerprint": "b62cda636e2eaffcad9d7f80",
    "digest": "94fa08c2777166cc"
  },
  "plugo_count-hero": {
    "name": "plugo_count",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d057",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAwABUB8JbACdADREUaKAAAA/tOW12x9Qc4NCEJnKCBHK2IzQfvCKrKcLHhfPsiye/7MnCP2ioAA",
    "fingerprint": "1c5dab5d6d85636833c9b3ae",
    "digest": "0184942afdf6f41c"
  },
  "plugo_count-portrait": {
    "name": "plugo_count",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f6ce52",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoNABAABUB8JbACdADcotTAaMngAP7Tm0pAjDNIO8Zi1JONp/8+ofuPfAAc99K5xGpDWhtEjcUoeVaNP8AAAA==",
    "fingerprint": "interim",
    "digest": "8dc91233a1bb7160"
  },
  "plugo_count-square": {
    "name": "plugo_count",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d058",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwAgCdASoQABAABUB8JbACdADwLa89z9Xq4AD+05WgIWKOEhAcSD+AexDXnNfJ+GkewUlcO++/fXmpJsk4xYsfrygKBYn8fnZj2NCmh+N2DqwAAAA=",
    "fingerprint": "6554194ab550e1c8b0af72bb",
    "digest": "561aaf232ca8a14d"
  },
  "plugo_detective-hero": {
    "name": "plugo_detective",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAwABUB8JbACdH8ACyWAAP7e5a0umZNfLD2BHv5j22NQWf2x2ISx1uA0kuxOb7puSFW21t7d+b3Wm3AAAA==",
    "fingerprint": "17dd3b949ad779c4c07479f3",
    "digest": "b299937961886de1"
  },
  "plugo_detective-square": {
    "name": "plugo_detective",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACQAQCdASoQABAABUB8JbACdABsV/wA/t6jsEJlX5gLV84DWdABeg9q7CvxhI6CKudw6Quv4Jvt7/wHeJt6gdt7Wi6r4O2vJXPXzhE7SiKYwAAA",
    "fingerprint": "9ebdbe4b87d5532614fd41d9",
    "digest": "3fe8c8aab2d3dca8"
  },
  "plugo_farm-hero": {
    "name": "plugo_farm",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#d6f1a8",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABUB8JbACsADxIEOJCAAA/uqVVp12h7GXj581DKkllZ1QK+/It3BcQaTqQYAAAA==",
    "fingerprint": "3652fbb1fe4f374e28f5027f",
    "digest": "c5bf2664966cb0ad"
  },
  "plugo_farm-square": {
    "name": "plugo_farm",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#d7f2a8",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQABAABUB8JbAC7ADRInYAAP7qltAif1zytIu2aVJgA05LcSgeIib94Stoc1nCnkz4NkiqOOcWOfVgAAA=",
    "fingerprint": "71753fe6e73f46651d0fdda8",
    "digest": "f65f954bf8e39819"
  },
  "plugo_gamepad-hero": {
    "name": "plugo_gamepad",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d058",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoQAAwABUB8JbACdAF1AAD+7J5lUd6ACxs9wKUgxENmtR8pPYPdfGxNfPqIZ2vky4XA2Y/0pRAAAA==",
    "fingerprint": "33232ffcb4c26578eefce3d1",
    "digest": "407440543281ff1f"
  },
  "plugo_gamepad-square": {
    "name": "plugo_gamepad",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d059",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdAEOenD7ocUAAP7TAob5sD0goX6KLIvMfAwWfs6sPR7skD5MaoK82UDXdgAAAA==",
    "fingerprint": "66b307b4a3ac71ad62ef2a0e",
    "digest": "80871d08ba05762b"
  },
  "plugo_letters-hero": {
    "name": "plugo_letters",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7c596",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoQAAwABUB8JbF2ARgAiwAA/utyRyXbw8bzbaOiHZlniCY/1N5WhaV4hRQa0puOTE62b3OlTTAAAA==",
    "fingerprint": "1431328c5004cc9e9fa526e5",
    "digest": "a3ec0c825cb2ac27"
  },
  "plugo_letters-square": {
    "name": "plugo_letters",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7c596",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQABAABUB8JbACdABCZwAA/tOVW9AK6fUOcCVtzaQRnCZjSPuCUDZNjDhqyRRcQMVx8aTiA0k8a4EuNJ6YzcAA",
    "fingerprint": "928f418381f7e265cecfbe7c",
    "digest": "1e9bf3864fa4d44a"
  },
  "plugo_link-hero": {
    "name": "plugo_link",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b2f0ea",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAwABUB8JbAC7ADwtzBlaAD+5z7p7c/sb3BUWevnR16X3E8vM98IqD1179KFUAA=",
    "fingerprint": "57fe4878e85c25be0e699cd5",
    "digest": "ba76732042ed5b28"
  },
  "plugo_link-square": {
    "name": "plugo_link",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b2f1ea",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JbAC7ADRMyRoFVYAAP7nPumXj4trF1v9d7LuRIX2OiQxKLZIFfOSFE3BYZhjJnHrIAAA",
    "fingerprint": "75541c0381a4c92a95ff1ea6",
    "digest": "de71fe0a635d9618"
  },
  "plugo_piano-hero": {
    "name": "plugo_piano",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b3bb",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAwABUB8JbAC7AEaar1PiQAA/tM1cPE6N1ByoBT6i5GT85E5571hRFXdqH9zoXdClB9lvVpbqzKAAAA=",
    "fingerprint": "8b9d9da1513b2532fdfc45e4",
    "digest": "7592a063d1253978"
  },
  "plugo_piano-portrait": {
    "name": "plugo_piano",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f6b1b9",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoNABAABUB8JbACdADWPIAA/sPxSkF583MPLkI8R59v0DbJsPvZ68qTDyIt0EGuX2MrNEAA",
    "fingerprint": "interim",
    "digest": "082ff20ba6ca9ef9"
  },
  "plugo_piano-square": {
    "name": "plugo_piano",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b3bc",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQABAABUB8JbAC7AEXUl/bgAD+0z39oy81CvNLKRQgr3jwvGmBWELpaXGUJNHhSgRGfGpUvVpbkzqbVgA=",
    "fingerprint": "04b667e41a394b14aff1c4c9",
    "digest": "12f3a6fcdf7855a8"
  },
  "plugo_slingshot-hero": {
    "name": "plugo_slingshot",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f4c1ed",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAwABUB8JbACdADwtkDujGOAAP7e29VPBiaQr7PvuXRhM6Y8dwXwBK3I8E+TbgAAAA==",
    "fingerprint": "addb458084b3371c2cd98961",
    "digest": "e50ac3972ab76fec"
  },
  "plugo_slingshot-square": {
    "name": "plugo_slingshot",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f5c1ed",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACdADwvjncauAA/t7ntqtyv6AIdS0oRyEWwjdnfLhBF4IZaZSWkVoWiM+SUAAAAA==",
    "fingerprint": "7def71b150eddd9fb24aa0cc",
    "digest": "f4f581ead17a8377"
  },
  "robot-figure": {
    "name": "robot",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRgABAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFwAAAARL6CmbSM4WibdS+C5u+0iInDUG24iSXKkOgFA+5rBvX8SwU/xB7MLIqL/EwA05M8yNxWZS6skdAQm9QMI3ZNLnxpo4vcvgUtHgNASaD4tgPPINaE1QOiYXH4VAFZQOCB+AAAAkAIAnQEqEAAQAAVAfCWwAnQwTNGgbLmGwYXnP9AA+M6Z3ApWTDNSMgjsZNmqDqEN5aJVswNntTBAuRvmItfa+yaWUgEJMVjcbF71repi23aWbpWurlwlAbQW//uZR1QnBcamATF8XKaVLdJt+eNsT0e/RhJiusHVWkGjgAAA",
    "fingerprint": "1451963d5ff7711c42082ec7",
    "digest": "120a4e07dba319ba"
  },
  "rocket-figure": {
    "name": "rocket",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRtgAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSE8AAAARL0AmYBlbpOESEcFyC7eRJClSHumsP+qsrwsH7b8zZ0RE/wP0NbA/Qckf7OdLziV5wpYscCQd3kkaLklSsSb5Y3gnHbySFvr924Ay1qAHAFZQOCBiAAAAMAIAnQEqEAAQAAVAfCWwAsO2LkcEs3WlCyAA/u/DjhEPqBdc1zC5HvZOA+uBg7Bh2jfPXcZyiB1KaM2NgVh6WfqmQ1l/dduNRdjheuW0uDUlvDNHpE2tMHvOi/7V4dQAAAA=",
    "fingerprint": "7019060e5a1a27cedaa8c69f",
    "digest": "6aac5f1bdcea9a33"
  },
  "stemwizpack-hero": {
    "name": "stemwizpack",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7a694",
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAwABUB8JbACdAFAAAD+50fiurEUZA1SmHCorsTnNJ0PclphDep64vgAAA==",
    "fingerprint": "dab3b4bdf599f2461597d439",
    "digest": "2b0fec85bf229f7b"
  },
  "stemwizpack-square": {
    "name": "stemwizpack",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f6a493",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoQABAABUB8JbACdAFAAAD+5omu7gRVPGG3XmF+jKLu2Rn3ylJwyCwGh2RDUImFg3YSQTIFTPwAAA==",
    "fingerprint": "b4f4a6443adfca784ca9d319",
    "digest": "88f1e32aedbe3dec"
  },
  "surprise_gift-hero": {
    "name": "surprise_gift",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b2ba",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwABUB8JbACdAB5T4AAAP7HUefaVB2+T3YwiLOeMKZgS2FFQu11/Zoz+r3NcXa1p5AA",
    "fingerprint": "3ca22d5fca4db74623a01de5",
    "digest": "653f1c81ddc447e0"
  },
  "surprise_gift-portrait": {
    "name": "surprise_gift",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b3bb",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoNABAABUB8JbACdAD6fYAA/sQIaAtj7IN0DeFuvFEjNZ+UkeLhL1BRpIt62uwzdmsODoAAAAA=",
    "fingerprint": "17f3cf793140a2ee98580d65",
    "digest": "1b05dcd06801f271"
  },
  "surprise_gift-square": {
    "name": "surprise_gift",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b2ba",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACdADslp8kOQAA/sRT+c/rsCV3kXcnNRy9JdHmd1VVy1Cw+3Y8K1F/+4kn3Z2i6vRAAAA=",
    "fingerprint": "91df53df0a7af5b42d75b881",
    "digest": "62c890eccf8fc0a9"
  },
  "tacto_chess-hero": {
    "name": "tacto_chess",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f6",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAwABUB8JbACw7DdsUb5P9jhAAD+w/NAH8cdeWFtmaZc/l+kX9jSnljB7fFNVYIgAAAA",
    "fingerprint": "3f977f24be803f820487c096",
    "digest": "6c98c064ea0c10be"
  },
  "tacto_chess-square": {
    "name": "tacto_chess",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7b7f6",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQABAABUB8JbACdAEJdCrrmAD+w1kx/bw5U3stkiVvEGZTRKukKsS9ZpmtOEpLGrvmXAMuYpBDd2AA",
    "fingerprint": "0696f8627ada58c0687e5903",
    "digest": "7b841e2ce517f9b8"
  },
  "tacto_classics-hero": {
    "name": "tacto_classics",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f5c2ee",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABUB8JaACdADbp5xWwAAA/t7sNv67vCJLIjwONvVzOTlHyAMXo+2sIxG7zYkAAA==",
    "fingerprint": "26d2846bf1289574c344edb9",
    "digest": "41cfbee6bd57f0e2"
  },
  "tacto_classics-portrait": {
    "name": "tacto_classics",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f5c2ee",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoNABAABUB8JaACdAEPAwk7uAAA/t5uIvaNx3+RiW7P84eYx7GI3ab1RW5LArm3TkYEAAAA",
    "fingerprint": "3dc372beadd0730b6946714b",
    "digest": "a7ef515b946e5a15"
  },
  "tacto_classics-square": {
    "name": "tacto_classics",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f5c2ee",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQABAABUB8JbACdAEO9VHFXZAAAP7ec7al6FNc2fqbpyqghRkzOxOUFasJgvn8GJcZ0cAA",
    "fingerprint": "387f56b943cc1e6723cc651b",
    "digest": "bb3c5e617381f79c"
  },
  "tacto_coding-hero": {
    "name": "tacto_coding",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b3f1eb",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAwABUB8JbACdABwf1YAAP7nOzdbN1xx9FJdf0VF7VpV71JMGH8ERjDPFMReD0ZQLJxp01YBIAAA",
    "fingerprint": "49f57c8aecb74d308c67bddc",
    "digest": "35f46ff8a5aafff5"
  },
  "tacto_coding-portrait": {
    "name": "tacto_coding",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b3f1eb",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoNABAABUB8JbAC7AEO9cX2zVUUAAD+5xO8KqTZBYctUfV4tsft0dcdDATrFBohZrJtefAA",
    "fingerprint": "e0090d387b4c1c3c08ee2324",
    "digest": "82c75e4ef9292ee5"
  },
  "tacto_coding-square": {
    "name": "tacto_coding",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b3f1eb",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdADz4a4zdO0AAP7nQTsxkXj06MHmLiMK3K+XPKqjvc0u7Hk0rZSwPUWQtJOAAA==",
    "fingerprint": "c12319457149894987a6ac0c",
    "digest": "2de92093e924590d"
  },
  "tacto_dinos-hero": {
    "name": "tacto_dinos",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7f3d7",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAwABUB8JagCdAERHLuetogAAP7qjqFwsg3X3ZbinkybbIIiZeq558afJ+q+AAA=",
    "fingerprint": "f350ea791a9ffd97c77cfa32",
    "digest": "8809e45572895321"
  },
  "tacto_dinos-portrait": {
    "name": "tacto_dinos",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7f3d7",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoNABAABUB8JbACdAEOjdAAAP7qcKn7goDu/hsGFgufcllBDv6MV1HdHpETHomAAAA=",
    "fingerprint": "219a981b4768f8749e25d44b",
    "digest": "62c610fdb95d99f8"
  },
  "tacto_dinos-square": {
    "name": "tacto_dinos",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#c7f3d7",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQABAABUB8JbACdAEO9aWV+1B9AAD+6nCp+5cfvs/1lrLJpBHMEfOjSGZPTokDoB8Y2gAA",
    "fingerprint": "77c64f6e9a7b802c7eecfbd6",
    "digest": "5070beb3b22a8fc1"
  },
  "tacto_doctor-hero": {
    "name": "tacto_doctor",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b3bc",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAwABUB8JbACdADdpfOYNLoAAP7TlaU4AA1omNsLz8q7DeyRF2SM7KM4K/AAAAA=",
    "fingerprint": "f44a2e3b7d7ffaf55c734df1",
    "digest": "3ca9bf1d56b6d96f"
  },
  "tacto_doctor-portrait": {
    "name": "tacto_doctor",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b3bc",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoNABAABUB8JbACdAEO+pAaLAAA/tMj7Q2UALkPRxdrQAUuG61FihCwXSfv5w34AAA=",
    "fingerprint": "afe1771d4cd0d1b11c98f089",
    "digest": "0a2ac94dc82aaff4"
  },
  "tacto_doctor-square": {
    "name": "tacto_doctor",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b3bc",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQABAABUB8JbACdAEO9sQUAAD+0yPucyP6C6gW6dp5Ym1mnTKt5UuBISCQvfZ2UZwV9dgA",
    "fingerprint": "93c68ca8b31cce0560a7e4c4",
    "digest": "1da1835bcf14a4c6"
  },
  "tacto_electronic-hero": {
    "name": "tacto_electronic",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b8c2f6",
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAwABUB8JbACdAEO9aVz+IAAAP7DBiQohzgbTtnRePZhgku6t7DDlDAAAA==",
    "fingerprint": "2b9e1d834379bbdece3b04c8",
    "digest": "20ca65da358d9236"
  },
  "tacto_electronic-portrait": {
    "name": "tacto_electronic",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b8c2f6",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoNABAABUB8JbACdAEOJHMAAAD+wx1O/gF72PvQdkmv3FfFhGcjdFQOqUPMnbzZzmgAAA==",
    "fingerprint": "e358b5c60ca4594ca4ccbf6f",
    "digest": "147262581ec1c078"
  },
  "tacto_electronic-square": {
    "name": "tacto_electronic",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#b8c2f6",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdAEO47t+WwAA/sOOX4gENUbgjAORF8Kpayy8wLENeGugav+lMKaggAAA",
    "fingerprint": "5e6a6677c1a7968cd38f63bd",
    "digest": "5997d3fe1ff1f1a5"
  },
  "tacto_laser-hero": {
    "name": "tacto_laser",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#a897f4",
    "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAwABUB8JbAAAuZax4IAAP5Qvfgtx3UEfJw8Ck4ZKoI/0oKZqnfgAAA=",
    "fingerprint": "38392b2bca4914559d161357",
    "digest": "f62989381261fef0"
  },
  "tacto_laser-portrait": {
    "name": "tacto_laser",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#a897f4",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoNABAABUB8JbAAAucXY/hwkAAA/lIATDlz1Kv4x31bhuWZC7PT9yBMEVho0f/L5Xa1ooAA",
    "fingerprint": "87c04bba290f35186eea56ea",
    "digest": "7d9ad1609efe8f2d"
  },
  "tacto_laser-square": {
    "name": "tacto_laser",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#a897f4",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQABAABUB8JbAC7ADz9je1qiwAAP5T8kZWgLEXdlOasxlYrIR3kuGdnxp/xZWFv5HO9n0eYAA=",
    "fingerprint": "494f90a8f2a4978f0dd6d02e",
    "digest": "a6fc8c9692546109"
  },
  "tacto_night_cc-hero": {
    "name": "tacto_night_cc",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#a796f3",
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAwABUB8JbAC7AEQ0p1m6AAA/c0IF8DnVUJOpRmYqbGzoXP3lFGwq4AAAA==",
    "fingerprint": "8880ed43d7d2de56a02ea0b3",
    "digest": "3b143527cbe3d22a"
  },
  "tacto_night_cc-square": {
    "name": "tacto_night_cc",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#a795f3",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACsAEO5R7sA+AA/cyNpzW/t6o1dHy7KtsTeAubYmSXzdDNvB2//w8dIEbyNLiCEA0oAAA=",
    "fingerprint": "ed1defde58432be25c9998de",
    "digest": "2f7670fa195b3447"
  },
  "tacto_stem_pack_2-hero": {
    "name": "tacto_stem_pack_2",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b2bb",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAwABUB8JbACsAEMjU0iAAD+s65v79Wlic2B0SFDbyGzPMaRD4PsvBD25d0ZM7KAAA==",
    "fingerprint": "aa41e228bece2a40b3749302",
    "digest": "535d16994df3fe61"
  },
  "tacto_stem_pack_2-square": {
    "name": "tacto_stem_pack_2",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7b2bb",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQABAABUB8JbACsADxnuvAAP7D+U8RAzWg99IKL8fjOZFJluZKAxDXZZbQsL+3xuC1dddgAAcfPgAA",
    "fingerprint": "17fffdb7aa49ecfd3dbe47fa",
    "digest": "ed3db80e545e458e"
  },
  "tacto_stem_pack_3-hero": {
    "name": "tacto_stem_pack_3",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7a694",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoQAAwABUB8JbACdAF1AAD+5nvQ7b8skYoBkNi7rhbsz/VlQM/ESCi8xvf9XSt4AA6q08gAAAA=",
    "fingerprint": "4e6e58656fbe6b4b487a9c6c",
    "digest": "3132a9b5e363cd1a"
  },
  "tacto_stem_pack_3-square": {
    "name": "tacto_stem_pack_3",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f6a493",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdADdnPzG5kAA/q7gDBjVtnjwL9/J4MJsoZutd2xi1QFkAb2qaNzfFZCx/MbW0K+bjImgAA==",
    "fingerprint": "77f540ce4060a3252252aeaa",
    "digest": "6d8d79ab0ca846df"
  },
  "teddy-figure": {
    "name": "teddy",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRu4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0AWYBqcyq4USqCICPpMOIokSbXqgQD4/9/5zgpefAEL5V/MgoaI/gesLAOwuO+nkrUQdS5JTyXqXIJOJekDeKqOEMoJUvn1YjnCkv/ZGUiPcx6B8wgAVlA4IHAAAAAwAgCdASoQABAABUB8JbACdAYwnVtAumeYwAD8XW8DLnI8RAkqqV+0764R4x5b2PkcW6qyqy1atEv9iQn9L0iF60fbSbRMGy/C/JYc+TeDmtbVblRHaCikd7i53U2uE+I7MESsj7qFzuBzpydPAAAA",
    "fingerprint": "b1a95c53ec92fc1a17bf4723",
    "digest": "51d915be6c12b8f7"
  },
  "the_comet_who_was_late-hero": {
    "name": "the_comet_who_was_late",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAwABUB8JbGDrRgAiwAA/uzui1b0Ok8yzGeFWFiREX0DovHPdTntA9SXS5DYMttggAAA",
    "fingerprint": "faf11df9f021ad7cd03fd4bb",
    "digest": "1d51d4069873465a"
  },
  "the_comet_who_was_late-square": {
    "name": "the_comet_who_was_late",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7cfae",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoQABAABUB8JbACdADdKJnFSofMAAD+3uyp7RBH4KXmaXQYumFqvXGGjaYkYPLlGIjsMItjtVaSvwAA",
    "fingerprint": "ed6429a30f1df87930c80f5d",
    "digest": "0d0505dc2c5506c0"
  },
  "trexhat-figure": {
    "name": "trexhat",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRuoAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6CmbQM2FkAdb79GROBdBaNIkhTV7p0A/vOfBaAAav9ids5DRP8nACDBHn9uZz2R9fVGIvmg+lRaVxRsKlzwSjFQSYWD8ZUiYJBFOqxFQHW1Bg0AAFZQOCBuAAAAcAIAnQEqEAAQAAVAfCWwAnQwQ0iHi8mYYLrQAAD9zDLFDKIdBVZI8Nk9SRqXrjk31gcJrjW7fQe0ASgrVRG6wc1j+XuUcieWqofFetPVjsF6xDZIm5knQW6EM1OCJ+/siPlZ0x/Ac5q9s08JCAA=",
    "fingerprint": "31230e3431e5480bb6668446",
    "digest": "d1f75380191ca835"
  },
  "whos_the_monster_in_oko-hero": {
    "name": "whos_the_monster_in_oko",
    "kind": "hero",
    "width": 1200,
    "height": 900,
    "widths": [
      600,
      900,
      1200
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdAEN3hJzvwAA/t6ZUIQsRPGwMhOymQTp/cDCWue7pSQDrgabo0x+rKo0AAA=",
    "fingerprint": "32a52d778f3fcfd1864dd47f",
    "digest": "2558a23160793fd7"
  },
  "whos_the_monster_in_oko-portrait": {
    "name": "whos_the_monster_in_oko",
    "kind": "portrait",
    "width": 840,
    "height": 1050,
    "widths": [
      420,
      840
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0b0",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoNABAABUB8JbACdAEO0iT30AAA/t507IvZ+c182m9nkrkY4yZnbn+WxYS4MsxXSY/phMpr6AA=",
    "fingerprint": "c67258620ee3ef2c2aa611bb",
    "digest": "93f086fb9937f1be"
  },
  "whos_the_monster_in_oko-square": {
    "name": "whos_the_monster_in_oko",
    "kind": "square",
    "width": 800,
    "height": 800,
    "widths": [
      320,
      480,
      640,
      800
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "#f7d0af",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdAEPAuyn+I0QAP7eXReghDrZ0eY7lD5/RzLl1jZQIMaWB4LtW7qSxq7q6gAAAA==",
    "fingerprint": "193aee980753b065d9d77285",
    "digest": "268e60b6bf67e675"
  }
}
