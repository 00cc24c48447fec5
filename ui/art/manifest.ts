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
    "colour": "#f6ceac",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JbACdAELXwmkpAAA/t6Lri+RcuIXKIz03o9ygkfP/bRQnCIgabcAAAA=",
    "fingerprint": "1ac081ea0f64f0b6901f7aa6",
    "digest": "ec97808bede5d457"
  },
  "a_map_of_all_the_winds-portrait": {
    "name": "a_map_of_all_the_winds",
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
    "colour": "#f6cead",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoNABAABUB8JbACdAEN2sWhoAD+3pPS5HEiLyyMxgXlkU3XakKzhGk7P9xy62xFpce7ZYYSVTQAAA==",
    "fingerprint": "f4ee35f76eafe3e70f834460",
    "digest": "738114ee89d0347d"
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
    "colour": "#f6cdab",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JbACdAEKmSBsUdAA/t6UrdxtFP8HDOZ8j3v0E5BMagsMpBRJsXCha5L2vGA5zVPlYAAA",
    "fingerprint": "adc06a1d784518f19ccd68f0",
    "digest": "4c647f5d08ce46b4"
  },
  "bag-figure": {
    "name": "bag",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRt4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEYAAAARL6CgbQMUXwyJgIgIpNzhKrZtp1kUAQwK+n8VACkGMu/4FxQDEf0PjD1QvqBbfxW8v+XCliQNd5K0/9ySpKEryVVh6CsAVlA4IHIAAACwAgCdASoQABAABUB8JbACdDiAN5VBf/90LwKw+0AA/hgOPBYDe+W6RW0Rn2pT52LfKaIEH2X/yRXzN8Mx6pJhyxTjOuGBISz8uYuvv085obx3xKVen9XTfniCjXRZ9Ri1r2b05kqB7u6svguQTSgAAAA=",
    "fingerprint": "f8fe01212ddfa5ac3ae159f7",
    "digest": "115600ee8b7905c2"
  },
  "balloon-figure": {
    "name": "balloon",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRuwAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFQAAAARL0CQbZucynKAI5zgERHYZ2AUyVajAVZAvrMO8j0LSM+/GIKGiP5PANDXhIPkgl+6AS9JFobAwRYUOUPgwAcW+KQVYJfaoDwXE1BVRMcm9nQxbwFWUDggcgAAAHACAJ0BKhAAEAAFQHwlsAJ0gTGCkI5c0G0+84AA/tRsKxhcudYZI6awF2iSCnPVdw+6uZPceM7yiIeCMHueXkQC16+qSNW0oY4LvanFkzNnuqKJkpWqeEgzYzc8n33n6RbKXr2XUrrOHz0OPk+QvBxgAA==",
    "fingerprint": "0df5a4bfa72b17cb2921f185",
    "digest": "be734499b7e0f4e8"
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
    "colour": "#c5f1d3",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAwABUB8JbACsAELY916wAD+5zhgv7pDGXW2x87Qv6cgt6kLgLNc9WBoe0N4Zz+cFHb+734AAA==",
    "fingerprint": "4acaf596ffacbd358d46c929",
    "digest": "d3a1c13b14fcf3e1"
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
    "colour": "#c6f2d4",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoNABAABUB8JbACsAEPAFKQ/aAA/uqKOjy2ner5oVc2+nofgY4/7LfToFlkE1+qCjUAAA==",
    "fingerprint": "3395cb797b62d929178ab13f",
    "digest": "21cb0ae0a7058efb"
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
    "colour": "#c5f1d4",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACsAEO+ahaihUAAP7nDWwOjDkqgKF5AL9cCrVn/aAWCyFJqNhbl8e6fmm+LAAAAA==",
    "fingerprint": "860fd387fcc87d860ccff46f",
    "digest": "545556f9e4eb72ae"
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
    "colour": "#f6c292",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JbACdAECmRlKMAD+02Dzk51NfdFNoKteZT+HUCaTDbrL6uff0JGGmbDCZUYAAAA=",
    "fingerprint": "82f4c3ba3903008bfafaffee",
    "digest": "e2553e5f3c527b10"
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
    "colour": "#f6c393",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoNABAABUB8JbACdADdRy1LOiQAAP7TlfScOSGyYc3arPTW3JKhw7ajGt/PjZZiumE6o5anm7YLiHqiAAA=",
    "fingerprint": "2fa4246eb8054c3744b49893",
    "digest": "306c59b1973dcb84"
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
    "colour": "#f6c292",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdADw1ABtrQAA/tM1VbaouyX5ALNtXNc1bZjFLsVDoUiS1lrUHGYrpjIZWJYiYko5l6KcWCy0AAA=",
    "fingerprint": "bb28bdbc50efd560a54ee420",
    "digest": "66a3d13ca7440a1e"
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
    "colour": "#c6b5f4",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAwABUB8JbACdADG3taPSwAA/q7n1Lo91/E/+tP+4I5X7gE0+5KO54hVIoHxFMGjaKhFPsGfHHeYDMq2XxH0MYwAAA==",
    "fingerprint": "7a3396eb2d9be9a79a32993c",
    "digest": "c60762755a9de55e"
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
    "colour": "#c7b6f4",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoNABAABUB8JbACdAD0jhXsw2gA/rO8GKNSgF9yaK4ZYoeK1yWMMWJi+Q4KwArgEkjCQDV7GKbKNC7VUd3XV4AA",
    "fingerprint": "8bfa8aba0734d593f4e427a1",
    "digest": "67ed5a093abe44d9"
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
    "colour": "#c7b6f4",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQABAABUB8JbACdEf/gWssxypOAAD+r3fhvMJOxkf8/nVHPOeBr2V+30WZakSLDEl4S/jE9jIQJ4IpsuMRmUXkLbwRRAAA",
    "fingerprint": "9139392d64de6e3c04bd402d",
    "digest": "d8cbb730b75e9e17"
  },
  "elephant-figure": {
    "name": "elephant",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRt4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6CmbSM4VTr/fvNFRGD3IRhFkqSoFgQc/vmPAljBbvsXc2Qhov8TQG0AQxL9tOyXGXRJklv1WL4NT756ssRbDuHmX4oX98vDoDKohyS6USWQQm0AAFZQOCBiAAAAUAEAnQEqEAAQAAVAfCUAToAAAAD9/pHWnZ8dG3hjpxFzBzvqr/0wERbdOd3LrOUXOLhlCh0yRu/YIJ1IzNegi1u49TUYZaS/idgAbzVjfqLFw3r+T+vK7fpZ8cfIo/4QAAA=",
    "fingerprint": "706d28f2e3e4e4cbab11a4cd",
    "digest": "523d01c68a03edda"
  },
  "gift-figure": {
    "name": "gift",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRuAAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEwAAAARL6AoABk4Jw9vdkZEgH4NWEWS7GReEEAwcPU0wH88A/DWvxiyg4j+TwAULACzch2BKpciHNLJTl7CpMtsV6m5cP7jbr8xyYceKC0AVlA4IG4AAAAQAgCdASoQABAABUB8JbACdAYuR2rtgmlAAP6PL3dV04dsX68OeJ7nH16oR8QX9T11d2LDT6etVvSpCLfZe/jboe2rD0+sKMhOFbYJPo5UT/Rbfxy+gAztwy78fHriutve+oUOp/rKthTn6AAAAA==",
    "fingerprint": "916be87f32959cde9d65ef86",
    "digest": "0b4e46bccdb26dcc"
  },
  "giraffe-figure": {
    "name": "giraffe",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRswAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSEUAAAARL6CobSM2VT7j9vsiIlDPOTCKZDvRJAp+HNDune9sgPybCTqI6P8EAGKISohNt44Mv4rYlehQtPWxZ43I30dsM+YQMwAAVlA4IGAAAAAQAgCdASoQABAABUB8JbACdAYv1QwzNNQAAP3RQ6sOhgoxtAkP0ivMtd2K6yTukWw4vkDCdNt3DocNAbDBkTbxE1d+cX6osNg0L4UG3F9oASbuYqoz+MNRiML2UaIrAAA=",
    "fingerprint": "cb7a8a0316d65ce06f6cf232",
    "digest": "59ca11c79415af86"
  },
  "globe-figure": {
    "name": "globe",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRvQAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0CkbZubm+Ghw0dEUJ9gFEmSoto7A/xHAfzfIwHU/sUsaIjo/wQQ2y2ls0u3gUySUjicAT5ng9e5Axs8zgCjpLsEPmlNAHtfPUDzDcY5pMr5pNrJugIAVlA4IHYAAACwAQCdASoQABAABUB8JbACdAYwwZegAPxf0+gIwAvS42ljzTlJggyxIXy62y0FJNCShjyAsanPta69Z2+f7Sik1/YsEHwVcA6YX8oxl6UAw9Ze7f2n8BqAJnYPxlM+9zcr68lik2ZtXwnmE6OePplnXWlV2AAA",
    "fingerprint": "bc7b97ec328bc7f1a3dc1126",
    "digest": "9c21078a4332327e"
  },
  "knight-figure": {
    "name": "knight",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRtoAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFMAAAARL6CmbQM2VTS9CmBGRIDOBUaRbDV6BAEUChYHG+/5Hse/GIKGiP5PgKQUVXyXymUKPy4LlDrwFZf1YLK1xWY3uOwBn32wSAoARgo/XEZSmqYoAQBWUDggYAAAANABAJ0BKhAAEAAFQHwlsAJ0MEzA8+yAAPcmzB3tr0zFHp2fzoXl/Jes5W84S0h56J/OBc49M1tX8zH++6xZF1EGKbG2AE7AfNmZR6YF2ggoy/59XsI0pUP6TmoxvDUAAA==",
    "fingerprint": "f3ddeb9139d55eeea3ea054e",
    "digest": "bf458e9cbebe1d49"
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdAEPDoWTnAAA/rOuwj6rjLaaMk7Kz5sUHJ/khovwPQHynVb1aVqFfWUAAAA=",
    "fingerprint": "e56f2c5867af30e4d1087115",
    "digest": "10526941b6b3486a"
  },
  "learners_pack-portrait": {
    "name": "learners_pack",
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoNABAABUB8JbACdAEOF+ccAP7DBC4Bvxh8k84z1NSC4jDbYgX8E8hIOnO1bH7C982NEgAA",
    "fingerprint": "4d4f75c606cc99f458a8fdc7",
    "digest": "8df555a018434d95"
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQABAABUB8JbACdAEO5knS8z3IwAD+wxgtrWNur6AHX4BOAEqgk6FeBL4Yap2rZDgBLrhAAAA=",
    "fingerprint": "f84d49a6a7718955d3c9e33c",
    "digest": "516b66523073e9fc"
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
    "colour": "#c1edce",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAwABUB8JbACdADCAr4AAP7TitRXQYPI9O3LXlXb9FtFOgf43kphNud0WV0NF5eAAA==",
    "fingerprint": "443d9a0d71ce1578f17a0971",
    "digest": "ce5a448e12afa954"
  },
  "orboot_dinos-portrait": {
    "name": "orboot_dinos",
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
    "colour": "#c2eed0",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoNABAABUB8JbACdADdnDZmAAD+05cFFUjxkEbydoJLl1Ux9EJN5ib60rMNXAQ0VhpnIRzXmo2wTAAA",
    "fingerprint": "07449f091476c64d67674afc",
    "digest": "f701792911f7f9e6"
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
    "colour": "#c1edce",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdADdqsf0CEAA/tOK1D03a554EEwkAkhvG4HZwy8xDlpc+hzaabdG1TO2TmZHNx81VkXQAA==",
    "fingerprint": "26550d1afb3d7e6dacd32c58",
    "digest": "908e8d525e046682"
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
    "colour": "#92d2f3",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwABUB8JbACdAEF89iAAP6uyJDR9FtO/zHL09iq0t7GpAQubGjXvx58jZgttcgGGBAA",
    "fingerprint": "4f46ed600cc30a68ed401121",
    "digest": "681e2489b6ae9290"
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
    "colour": "#92d2f3",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoNABAABUB8JbACdADxJ3kAAP7D8UaFck4L8uxy0XpmdUXno1Ya2oyV3P8IZFJutDnETGYeMXNXeAAA",
    "fingerprint": "615de2fe41dc9679e151dd98",
    "digest": "2688b88682faa49e"
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
    "colour": "#92d2f3",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JbACdAEKuIs3ogJYAP6uxltQWesNv77Ewm8lEFDAKc/d2tXhBE2ZSweJJ+GOf2G+YkPnKIBnAAAA",
    "fingerprint": "01e52022889608e463e84dce",
    "digest": "909b87f40eccd912"
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
    "colour": "#43489c",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAwABUB8JbACdAB/RFYAAP7LdIiicOA+M3Ijyuu/U2kjTyn6tE++x8iJjWS70U1X6NS1P8mcMJSOAAA=",
    "fingerprint": "ee706857d830cc003dd8c8c4",
    "digest": "0637ad469b9fc241"
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
    "colour": "#444a9e",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoNABAABUB8JbACdADvxQeAAP7NffImHmL26utHVfBlx6TgO7vUIL6vMl3yVqg5P+9uWqdvE/LXyi+4xoUUZFQAAAA=",
    "fingerprint": "25e05985dc4cee152631dacd",
    "digest": "2eef6eae3c8a06fa"
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
    "colour": "#43499c",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQABAABUB8JbACdFQAAyr/YoAAAP7NffRWfFG8pliZzu70KHGxS+oTqqIbCc1taQmuzXu3GefzvDqWKFlJ18EZ4iMwAA==",
    "fingerprint": "c53f1206c6236a2e0843ddbb",
    "digest": "af19a852acb91a90"
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
    "colour": "#8eceef",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JbACdACDNDMdAAD+jOq5C7jJLkynV3UeozLc1F0/Kh/fIXQKTTcyrlkYzX4AAAA=",
    "fingerprint": "a8214126a9aab02be6f22aea",
    "digest": "a6d2f1eabbdadcc1"
  },
  "orboot-portrait": {
    "name": "orboot",
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
    "colour": "#8fcff0",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoNABAABUB8JbACdAC9OboVigAA/oxdoTxAWT49yVWGERd+B1egxHfB6EtGzmEuYuaIXzRDg0e8/VDlcFPpAAAA",
    "fingerprint": "de4d350feda4071d84760a03",
    "digest": "3c6058d83242bd1d"
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
    "colour": "#8eceef",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACQAQCdASoQABAABUB8JbACdABuKnAA/ozuFESfoxZQW1PW8R0Gcy67AmdXpV5+gtIuu47W0FCJBm++rPK7stnVmvdA0KIkjKAAAA==",
    "fingerprint": "f5e073422c86dc228807cc3d",
    "digest": "99f04b13967674dd"
  },
  "penguin-figure": {
    "name": "penguin",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRuQAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6AmAAE2p4lPh/WKiACvGWxi2070khhY7LnnngXQ9S8mCxYi+j8BkvJIfnBjvQZSb4LaO36dMHo3YKQAwEqZ56TmJVsgNZIycPJvYi9j3b2gMKEEAFZQOCBoAAAAcAIAnQEqEAAQAAVAfCWwAnQHcC34dUOgagycwAD+pSVbhFSNQIWMz6Ub4x8jKyDcbUFa5KLZD85DIAPQCcr3ziDer4MSkRP6I7BgyNO4yf5/TOTDIUHsiWZLQxnsSzrOIjiCXn/yaAA=",
    "fingerprint": "6f1b29929deb13d15675e5c9",
    "digest": "2d6f9772c7fddb8b"
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
    "colour": "#91d1f2",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAwABUB8JbACdH8GJ/gSizfU8AD+w+Bnh2XP7ywY4/f+rvIuYHHZPsRIb9eBVWmB3h6SN8F3QanAAAA=",
    "fingerprint": "6b9b0e6cffad94a02e128c18",
    "digest": "b075a12231343fba"
  },
  "plugo_animals-portrait": {
    "name": "plugo_animals",
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
    "colour": "#92d1f2",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoNABAABUB8JbACdADXES3C9gAA/sPxSIfpOzvVrkSrMuh317cbR/a+FHdt3Z5X//dN3TjEPmDi2pzUqcAAAA==",
    "fingerprint": "328e823afcf9899a1742f4e7",
    "digest": "45b99075caa50f4b"
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
    "colour": "#91d1f2",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdFQAApD8UUwAAP7D2xS+0aReO9Do0he5LWsijinb5nnXwjXnTvisu7UvXM8jDQVAh4+bBIMwAAA=",
    "fingerprint": "907e929a029dbab262ae40fb",
    "digest": "432c7e5dd9848bab"
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
    "colour": "#c6b5f3",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAwABUB8JbACdABld/AAAP7D4IdfBhqIGt8DWlCCv5q7kYG09qTyxcvgpBTTptHAiyAA",
    "fingerprint": "ef4a35e4f2e2f5f606fdcfd7",
    "digest": "58c9828b6432dbfd"
  },
  "plugo_coding-portrait": {
    "name": "plugo_coding",
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
    "colour": "#c6b5f4",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoNABAABUB8JbAAAl2i65MbYAD+w9t9HjW93eZ7glvO9nkrsFe6hltIDtD5L8DjTqhF4AAA",
    "fingerprint": "58e062e75702f6d495e67085",
    "digest": "1125fbbe7ff016ac"
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
    "colour": "#c6b5f4",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdADAPYHBRwAA/sPcnAv2mJ7AMYySB4m5iwq+ayoJ4lQY6NzraUKCvlQae6b/Xny5GMAAAA==",
    "fingerprint": "f9719ede1c72faef4c0b2007",
    "digest": "2aaf90e4b8531df7"
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
    "colour": "#f6cd50",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAwABUB8JbACdADwtzDyo0AAAP7Thapd3eRiPwPHIC2GkjYDuXVUsdYjw++849O98iRFA/KcwhFSa8BqEByMSEkAAA==",
    "fingerprint": "de58a9c8807a5aa16b77fbd0",
    "digest": "f9deab788a8a61a3"
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
    "colour": "#f6ce51",
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoNABAABUB8JbACdADWOmQLYAAA/tOVpT+dMvP6SrZplrr1YBeKVznPzjQwny77uXiRKLp+v2p/hHewFS/H8edP4X4sE7DSeNIAAA==",
    "fingerprint": "0b6388e02edf43d012d5b4db",
    "digest": "fd02d534dfd1683e"
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
    "colour": "#f6ce51",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAQCdASoQABAABUB8JbACdADP+0AA/tOGLR+MMkpBiVZWIFR5b0cvOhPMe8TfSY+cV60Xv7MZfH3SpwS7i++SubJO5goUI/mLryiNHMvN4viL7KBJAAAA",
    "fingerprint": "4b4f8800f57cbd920632ead2",
    "digest": "46e258be71c3f6ce"
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
    "colour": "#f6cdab",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAwABUB8JbACdH8AGOYXnfCKAAD+3r8d4H7HhTcHiKY5GhYGkrmFTi1i0o5d0ofg9vmLJWLUtfOfYUaAAA==",
    "fingerprint": "4333217771ec5118235495b4",
    "digest": "bef873df22ecfb04"
  },
  "plugo_detective-portrait": {
    "name": "plugo_detective",
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
    "colour": "#f6ceac",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoNABAABUB8JbACdADWj5K9AAD+3ukAkm7tJc2hygA8jgF3ukMMInlpIBqbUEUDcmStir9eAUbPqVqdUS40lZAA",
    "fingerprint": "ecc2895a7ee5f146899d0ed9",
    "digest": "b5d247cdfed0f396"
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
    "colour": "#f6ceac",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAQCdASoQABAABUB8JbACdABsYWYQAAD+3qOwQmVfmAtXzgNZ0AF6D2rsK/GEjoIotPx0og+k7J1MNsiSeqYO2cRBApk/wECHeqv4KC6SiGw4AAA=",
    "fingerprint": "7223caaf32dbdef58f9cf525",
    "digest": "d30a50356b005082"
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
    "colour": "#d4efa4",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JbACsADwsyV70IAA/udAiaXl2hKjMXwsfnQJN2mmWIWIVJuvAAUQAAA=",
    "fingerprint": "1a81df0c0deb6a200f00f7f8",
    "digest": "56740f4915e5c323"
  },
  "plugo_farm-portrait": {
    "name": "plugo_farm",
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
    "colour": "#d5efa4",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoNABAABUB8JbACsAELGhPZpFAA/uc2/LWExLjdDV6oitCRXp0APt2WilNlUhNg+3TVwvqqnsANrFhUAAA=",
    "fingerprint": "1dd059e5cfc4b0e64885f108",
    "digest": "8e87d52f45bf48b7"
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
    "colour": "#d5efa4",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQABAABUB8JbAC7ADBVHgAAP7nQI+MMo9p/u+R76lmCbnZbr9sg5KvZiZUMptnogMHwbJFUcc4sc+rAAA=",
    "fingerprint": "bddd1a4692dc71d7cc8b4361",
    "digest": "6d2e7fb63fa1cb0e"
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
    "colour": "#f6cd51",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JbACdADDIQJQ/AD+04cZ08kSg5qqToljeflnBREp33m44eaJ81wHL88+c9UQAAA=",
    "fingerprint": "88a0cb1fc9ba641fb6afeb88",
    "digest": "986f0eb08d9408f8"
  },
  "plugo_gamepad-portrait": {
    "name": "plugo_gamepad",
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
    "colour": "#f6ce53",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoNABAABUB8JbACdADc+WWtisJUAAD+05WlP4qOD0VUYtYXphi+5CN+P88xrcEj3qtkSbwfUa7URD52AAA=",
    "fingerprint": "ff90e42209fac86011a87f82",
    "digest": "ba9e9379114c4813"
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
    "colour": "#f6ce52",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdADHrQvbY5AA/tOHNNUzc0cXNqit5xDMwDT8rU2+xUg3qSVz26Ldbxc/XZTP5osHe0o4wn0NAAA=",
    "fingerprint": "68e59666e3a2cb0d8104fe15",
    "digest": "b473200168a5330c"
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
    "colour": "#f6c292",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdADxMCd+WkAA/tOVPHRpINJAhsi2YX877rZKuzQXBYZhjm/ZkfBD/pTJYAA=",
    "fingerprint": "5238c3ebfa066f8c4f133f22",
    "digest": "e502f2bada56603b"
  },
  "plugo_letters-portrait": {
    "name": "plugo_letters",
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
    "colour": "#f6c393",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoNABAABUB8JbACdADcot8fAAD+05WlP50zDzXtj0c5G7UwFast3qhNV+t9VU85eUlraX8E5QEQ54AA",
    "fingerprint": "be17309791a7eb8d0ff3f667",
    "digest": "d8b496218ba9fa74"
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
    "colour": "#f6c393",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQABAABUB8JbACdADRjq6AAAD+05WM50SbfIfem5weSK0nxn4sWWgkYQ+IE1lHPt7cGyQg+4DX0MN4UXVmXEj4AAA=",
    "fingerprint": "a293afd411bd017fb7469fac",
    "digest": "6cc2e026bf8bf4c3"
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
    "colour": "#afede6",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABUB8JbAC7ADDptiP1AAA/t7o2hY+VCJxd1SOauxrKDjZJh8NX5c44qr2bAAAAA==",
    "fingerprint": "5a8868efc9b7b800826b8611",
    "digest": "5cfc8a1e7423b9dd"
  },
  "plugo_link-portrait": {
    "name": "plugo_link",
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
    "colour": "#b0eee6",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoNABAABUB8JbAC7ADdrsO5yIHQAP7e7D7US/uUGFUfG+M8NDkNauZ/AMKycD8vtrUnNCjCAAA=",
    "fingerprint": "554ee2bb7770370a3abfe055",
    "digest": "1175cc46da58e4ac"
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
    "colour": "#b0eee6",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbAC7ADGoLrn9Q7UAP7e7DdBIN9Kwabv1hwJbeeHfvHHrccgTLpJokTcFdLyOwAAAA==",
    "fingerprint": "74e6c10b3260b82e0344d073",
    "digest": "4c3e84b86a024693"
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAwABUB8JbACsAEXeNsVGfgAAP7D1taRi7MUZXG4oVXLMUrG+r79I9TQ6yBnUlabQfCWHj+Y1zPdgAA=",
    "fingerprint": "4e07239f485e53ba4af8b071",
    "digest": "c7683f62ca209c1e"
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
    "colour": "#f6b0b9",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoNABAABUB8JbACw7DbYDfewAD+w+FDfKiYw2kO4KofnJHJSvn2MCV7B5cKnWXx+sFMw4985+qwAAAA",
    "fingerprint": "2ed16f3ffc1b4167ce407c0e",
    "digest": "469f9fce3da44b97"
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
    "colour": "#f6b0b9",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbAC7AEXeY+SpAAA/sPhZeaBid3YTBr3c5QsYJiyWNDA39f0TvRi4wVBJ0aynYdsqvV7TgsgAA==",
    "fingerprint": "8b809a4708016123701ca5a7",
    "digest": "a2529090a9c5d6a1"
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
    "colour": "#f3bee9",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABUB8JbACdADwofruf0AA/t7bQZ0sQvIclMDNRhcN0JfVTDFyQPQcaSRk+AAAAA==",
    "fingerprint": "7f18c4a20bb8c3a92d6d10bd",
    "digest": "c0a07d60191d7e58"
  },
  "plugo_slingshot-portrait": {
    "name": "plugo_slingshot",
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
    "colour": "#f3bfea",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoNABAABUB8JbACdADdBZpzgAAA/t7sPtNHaM6WBIbmK7gL00EDR7CbYsFLWdoAYZwaV2Q5PgAAAA==",
    "fingerprint": "077d681233ab16eb6afb163a",
    "digest": "04de51455963a669"
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
    "colour": "#f3bfea",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbACdADAfLbkYAD+3ufBE9hZf/IXJC1MLwHIRbCOjgw8F6FTNKblVDJDQ3RePzQAAA==",
    "fingerprint": "a0f81e484bd17e5160a8e64d",
    "digest": "48ceb03742073895"
  },
  "robot-figure": {
    "name": "robot",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRgIBAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFwAAAARL6CmbSM4WibdS+C5u+0iInDUG24iSXKkOgFA+5rBvX8SwU/xB7MLIqL/EwA05M8yNxWZS6skdAQm9QMI3ZNLnxpo4vcvgUtHgNASaD4tgPPINaE1QOiYXH4VAFZQOCCAAAAAcAIAnQEqEAAQAAVAfCWwAnQwTNGgbLM6aKjoAAD4zpnM/YUXwmAg1UMYFwJleoQXdolWuq7gN1MXUnabi4q3RhMjQ86WVJV5hZq/OniFG6a0aL8nn+74EaUBtBb/+5lHVCcFxqYBMXxcppUt0m3542xPR79GEmK6wdVaQaOAAAA=",
    "fingerprint": "240ee4301780bb1d0ba40435",
    "digest": "f88b1595e79c429c"
  },
  "rocket-figure": {
    "name": "rocket",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRtYAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSE8AAAARL0AmYBlbpOESEcFyC7eRJClSHumsP+qsrwsH7b8zZ0RE/wP0NbA/Qckf7OdLziV5wpYscCQd3kkaLklSsSb5Y3gnHbySFvr924Ay1qAHAFZQOCBgAAAAEAIAnQEqEAAQAAVAfCWwAsO2LpbdP33vKAD+78F+mvVfbwkWJVQiPuiuMntQ/R82MLG4RZ7pygO1olEdtuXd1DnEKZhFIUSzYhSD8SvUzk9EDcPH6sz/Ld50X/avDqAA",
    "fingerprint": "ef28a11e3c37393baf5f0b3c",
    "digest": "fa17b01511c93bd2"
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
    "colour": "#f5a28f",
    "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAABwAQCdASoQAAwABUB8JbACdAF1AAD+5ntdvsTv9//0bkTbJzj/V0rqawhvU9cXwAA=",
    "fingerprint": "573a204a0362e578759d625f",
    "digest": "b13c5604bf21b001"
  },
  "stemwizpack-portrait": {
    "name": "stemwizpack",
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
    "colour": "#f6a390",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoNABAABUB8JbACdAF1AAD+5awAcvmZz/AvQrM8kPcPOMJkPtQbva1u0VIEbzq/6B4AAA==",
    "fingerprint": "8adf63a55083a563eb2608b7",
    "digest": "166587bf048ef0c8"
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
    "colour": "#f5a28f",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAQCdASoQABAABUB8JbACdAFAAAD+5awPhYRVL7x3McCY9lLu2Rn3ylJwyDY1iueFQiYtEXfiCth0LbigAA==",
    "fingerprint": "9c2ae69f685365e7bb81ba4a",
    "digest": "1cc6ec583b4a59f8"
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoQAAwABUB8JbF2ARgAiwAA/ugJH+8/e4Jj+UHP/CWbGUEIFH+6jQrQmj+NwgklZ/JBcWi0xYAAAA==",
    "fingerprint": "398f98578e2454bc9c7e298a",
    "digest": "2d2fd351d10d6e66"
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
    "colour": "#f7b1b8",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoNABAABUB8JbACdAFAAAD+6Bli/JvaMzOkMrl0S8KobZ8UM8gPFepFMEzWaFFu/nI53uaqAAA=",
    "fingerprint": "1943764d90e93b981839c182",
    "digest": "bd644d87b42ffe36"
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
    "colour": "#f6afb7",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACdAEOmbL/YWAA/sNU5kkJIRMksgZRduQfC5acTxwUHlzw2HpJZfNyOwh35bAAAA==",
    "fingerprint": "e7329d940cc6e7a39033128c",
    "digest": "a046a584f5525528"
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
    "colour": "#c7b6f4",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JbACdAEPN4LehcAA/sO2/XacX2uP/CgTgNFOEsI3e1dE+xNI+oYAAAA=",
    "fingerprint": "20cfb12253913c22a9f9cabc",
    "digest": "66ce2176c3cb53eb"
  },
  "tacto_chess-portrait": {
    "name": "tacto_chess",
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
    "colour": "#c7b6f5",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoNABAABUB8JbACdAFAAAD+52Vv8SClJGddPTsaLKFvF8ZUkx/h8Ot0FNJ1KIA1sCfdnCFIAAA=",
    "fingerprint": "5a297a845728cb44648be67a",
    "digest": "2a84b78649340156"
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
    "colour": "#c7b6f4",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdAENvBaCPTAAAP7DVUDZb1neN6TGGgrs67OPeYm+AQOuLqBW/qmqzpetBwMeZq6owAA=",
    "fingerprint": "c660d8b52ed98346c85de9b5",
    "digest": "8dd508ea621f9ac3"
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
    "colour": "#f3bfeb",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAwABUB8JaACdAEOURg4XgAA/t7JrOdIQLzFyT6h4ZjkBonihFoxwzs0sYrqbUAAAA==",
    "fingerprint": "3374cf228446f66d4bed8f14",
    "digest": "4b730e95e0f463c3"
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
    "colour": "#f4c0eb",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoNABAABUB8JbACdAEO9YjPOAAA/t5zsTgvuIJnKFZEKabCyT0qz08blNjNPplGwK3ttggAAAA=",
    "fingerprint": "29313e779a748995261026d3",
    "digest": "9b25f89859865008"
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
    "colour": "#f4c0eb",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQABAABUB8JbACdAEO9aRdXufAAP7edOzkiylO8raoJotlB8G36Ev4z4i04dmwD02yrBcgAAA=",
    "fingerprint": "bf5e1af963c401e41dcfeeb5",
    "digest": "50ec5c71eead6dc3"
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
    "colour": "#b0eee7",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAwABUB8JbACdADbpgtd9VAAAP7nPwKSyA77rdFenia5TBVQR/pqRubypyoEAEBdtQd779AAAA==",
    "fingerprint": "a28932bf6e21aed105c9f875",
    "digest": "5f5f771e977e7442"
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
    "colour": "#b1eee8",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoNABAABUB8JbACdAEO9VQ7AAAA/ucdobOV+YXaHklWl6jAna/F2JfqftEgG1HR0gwLShYbtJAAAA==",
    "fingerprint": "a9cd992747853f21d1381274",
    "digest": "780432bd5b86773b"
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
    "colour": "#b1efe8",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACdAEOcKkNlOAA/ucTSVca78tsrCB+4OgSREDLDn0QZAuemA5ARSPOH5YXbUHu5A/9gAA=",
    "fingerprint": "9f8fe3dd67556934ba3953e2",
    "digest": "6581ac1b40a6c608"
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
    "colour": "#c5f1d4",
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAwABUB8JagCdAERHKu/tAAA/uchqLqDnI3pMA9ljbN9Qw2IRQ4YB+aRDegA",
    "fingerprint": "d358f08c2dc0e558038fa148",
    "digest": "6dd35aa7fbacc1c9"
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
    "colour": "#c5f2d4",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoNABAABUB8JbACdAEO9TLPluMAAP7qioCRqOTomyiEuDJxIr6DMB6uub9N4zeDiMAAAA==",
    "fingerprint": "23968f605f9f8c96d43efa5e",
    "digest": "6bdc8ff39eee5955"
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
    "colour": "#c5f2d4",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQABAABUB8JbACdAEO9aWV+05AAAD+6nkYcwA52KJvZyIH+6Crm5Rig/7x0KQuAwfGNoAA",
    "fingerprint": "d9702831e2bda61693945089",
    "digest": "e9e4c699c044e616"
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
    "colour": "#f6b1b9",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAwABUB8JbACdAEUpSStvbEAAP7DYISAOwKlYwRscMrFb45uSkzK8IjgQc4s1o4AAA==",
    "fingerprint": "2096b2a4d7ec5f6eb1ae8ce9",
    "digest": "07a331eae636e50d"
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
    "colour": "#f6b1ba",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoNABAABUB8JbACdAEPAGEzI8AA/sLvptJk71Z2pic9TYxMRFmwG5Qz1ZaoptboAAA=",
    "fingerprint": "61805a1b5dac1e28b9efa059",
    "digest": "e7cc9e3379406641"
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
    "colour": "#f6b1b9",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JbACdAEO+mx0gAD+wu/boeIl7cOKvklGupeg2XP5y7ez1mkaBF+r87KM4K+uwAA=",
    "fingerprint": "640da13bf8b124af3846d01f",
    "digest": "de9d2e37564828a6"
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
    "colour": "#b7c1f5",
    "placeholder": "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAwABUB8JbACdAEOwc8+JAAA/sMXQJqo/aU9O9/l96fQAp7/SmE6EAA=",
    "fingerprint": "0b00f9bfb1fd0ba6e65eb44e",
    "digest": "4b1003ab648ffda9"
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
    "colour": "#b7c1f5",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoNABAABUB8JbACdAEOH79YAAD+wxdiF9gBvzEXAzN8ZlBvfxTVsPiFHNwYiul9eo0AAA==",
    "fingerprint": "b6fdea4402e7767b3c5ad8c3",
    "digest": "c15160ece3f8cb42"
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
    "colour": "#b7c1f5",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JbACdAEO5NO/ig4A/sMdTwDC+R17a2FVzQI0J84BDJDILXGoApQ8q1S+vYgAAAA=",
    "fingerprint": "d7a3eb774c9687ed76bddac5",
    "digest": "8cf0217b1be5ddb7"
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
    "colour": "#a795f2",
    "placeholder": "data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAwABUB8JbAAAubkcqroAP3KQO4lTUX8FEsZZZG47U7/Af5+8ootCPAAAA==",
    "fingerprint": "5e0e57f07b38681da80cb4cd",
    "digest": "010cef226196dd10"
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
    "colour": "#a795f3",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoNABAABUB8JbAAAuX6iTzV81gAAP3J0U+uKUEbSkZHS+MRwfFDmg2+zf+tdBmpddzAAA==",
    "fingerprint": "1c00337bcb04906583cdaa30",
    "digest": "9844c3f10f640be4"
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
    "colour": "#a795f2",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAwAgCdASoQABAABUB8JbAC7AEOglNVlFiDAAD9ydFPucwzc9P2+N7X+ndYvXHl7YEPp+wWuMvvERBGVYuRngAA",
    "fingerprint": "cfbbf147399719e229013821",
    "digest": "eb560be0e64eb84b"
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
    "colour": "#a693f1",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAwABUB8JbAC7AEQzrZAAPxOTYhNNqin16PovrRFl+C0zqxW5+6xjmQ2hK6AAAA=",
    "fingerprint": "2c72c5fc449b9b42e2d5181e",
    "digest": "47aa9908ba0fecd4"
  },
  "tacto_night_cc-portrait": {
    "name": "tacto_night_cc",
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
    "colour": "#a693f1",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoNABAABUB8JbACw7DUVgAA/dIUcyR0ladEUYom/Yf5gSgFo5oQ67gm3vilg9EW0dR+vWAA",
    "fingerprint": "966e9801a3bad249e13f95a1",
    "digest": "b73a9461282e2938"
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
    "colour": "#a593f1",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAABUB8JbACdABtZyp5AAD8WqI+Yci+Rz0MXcrRBiKkbjCeVlwVf7xGvZ66z//Dx0gRvI0uKIQBe+WAAAAA",
    "fingerprint": "3d7d47b30f2498364e4bc287",
    "digest": "be9d311e60948eaf"
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAwABUB8JbACsAEOgVUfpfTgAP6UM0iygnqwTjHHdeJd3XjDvyjCH2Dh9F5JSiAAAA==",
    "fingerprint": "84af486800944cebd5e53557",
    "digest": "218a58fc849bc02c"
  },
  "tacto_stem_pack_2-portrait": {
    "name": "tacto_stem_pack_2",
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoNABAABUB8JbACdADxHd6imiAAAP7D8UaGiI/CAfO1jEHANfS2NCUOLrP9j1RAAAA=",
    "fingerprint": "66fd6c8e7d8ca9d12dc45e94",
    "digest": "6302eda9eef9de93"
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
    "colour": "#f6b0b8",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQABAABUB8JbACsADx7m3aAAD+r4yjypu/WW94etJG8UuDQf80O35ogNAmrkQRT07asAAA",
    "fingerprint": "b29f9cf8eb488203a52d1b3f",
    "digest": "f5a7bb03d0c64835"
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
    "colour": "#f5a28f",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAwABUB8JbACdADA+cAA/oxtCMNE3rhZvJN+DavF1pka7GWvcBDfAGVhfb8+5AAAAA==",
    "fingerprint": "67d347aed9a198fb14e3ec6e",
    "digest": "c0044a9989956f34"
  },
  "tacto_stem_pack_3-portrait": {
    "name": "tacto_stem_pack_3",
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
    "colour": "#f6a290",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoNABAABUB8JbFefRgAiwAA/uKwykt1WwxRcqk20td+iSeziu31RKM/HJwAIzMCJPOVWz3Dy4o9fI7KigAAAA==",
    "fingerprint": "49f680dfd2b1988547fc2e6b",
    "digest": "44336627f4c73beb"
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
    "colour": "#f5a290",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQABAABUB8JbACdADdmdhv8AD+i/3ixyU8/VchW/0QuDfQxlRBaCfGacNvomy6jtAzWe16FZPLQQWxgAA=",
    "fingerprint": "944ec049aaf8067cb232086f",
    "digest": "4ae272723e6b3a54"
  },
  "teddy-figure": {
    "name": "teddy",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRuwAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0AWYBqcyq4USqCICPpMOIokSbXqgQD4/9/5zgpefAEL5V/MgoaI/gesLAOwuO+nkrUQdS5JTyXqXIJOJekDeKqOEMoJUvn1YjnCkv/ZGUiPcx6B8wgAVlA4IG4AAAAwAgCdASoQABAABUB8JbACdAywCmaBdaHDgAD3Kt4YiBwk5ZFpdqJURnrFHcWw1fCoNYOSAGbfE+89sz15d5q9dMBezCdmnTsFKlzDI/m0gxi5BpvHoHPTktFU+BwpbZgiVkfdQudwOdOTv4BAAA==",
    "fingerprint": "84afe4bb5b0ed1d58bd2a9ca",
    "digest": "6583d2c593810fb7"
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
    "colour": "#f6ceac",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAwABUB8JbACdADc+S/87AAA/t7nwIRY4D2KXWrvn58y2qZR2AMfETmkulyGwZbbBAAA",
    "fingerprint": "52f8737cabad39d2a048cb1e",
    "digest": "8e1f7092a2cd0c9d"
  },
  "the_comet_who_was_late-portrait": {
    "name": "the_comet_who_was_late",
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
    "colour": "#f6cead",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoNABAABUB8JbACdAEO+XBq9cAA/tNEsJ0oVKaUJTyKwuCqOG9Sb1jwewwi2/HQbJ/p0AAA",
    "fingerprint": "2f762ea3cc1446aeaf7617e8",
    "digest": "9e3538f9210c29fa"
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
    "colour": "#f6ceac",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JbACdADdKJnFU53AAP7Tm9NSIEaQMKtvs3HYzO/OP3CxEyvyEb5L5VvcsYIc87HNMgAA",
    "fingerprint": "020f6bf9b882ab5c6c18db9c",
    "digest": "665930d5ff4901b5"
  },
  "trexhat-figure": {
    "name": "trexhat",
    "kind": "figure",
    "width": 960,
    "height": 960,
    "widths": [
      240,
      480,
      720,
      960
    ],
    "formats": [
      "avif",
      "webp"
    ],
    "colour": "transparent",
    "placeholder": "data:image/webp;base64,UklGRu4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFUAAAARL6CmbQM2FkAdb79GROBdBaNIkhTV7p0A/vOfBaAAav9ids5DRP8nACDBHn9uZz2R9fVGIvmg+lRaVxRsKlzwSjFQSYWD8ZUiYJBFOqxFQHW1Bg0AAFZQOCByAAAAcAIAnQEqEAAQAAVAfCWwAnQwRsiFy8oJ1hwQAAD9zQM8EEIYL9mDZom3JKq/OFEwC2i2XQQkW7YBt5+v+AJP+Deh+jJ05Ra0JhV2DHY+KQH36+Xxqvm3bfi0SxEwnhmpwcpn7keLHw2LzRpL9eyAAAAA",
    "fingerprint": "6e2129b2d25ec3193fd760bd",
    "digest": "ebce1d729e10ca94"
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
    "colour": "#f6cead",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACdAEN3hJzvwAA/t7N21Qv7Vi/TZIHox99H3XBwzIUeNJS4PhPWdL0YHIAAAA=",
    "fingerprint": "8a4ba395cf06712c1046b595",
    "digest": "17f374bb97979885"
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
    "colour": "#f6cead",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoNABAABUB8JbACdAEOy64oaZgAAP7ec7BT9tqbeVt6LL3paspo6G2KR+aLHmK5CcuAmZppUaAAAA==",
    "fingerprint": "33b0377d3cf02c2a78f48547",
    "digest": "d87465294dd02260"
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
    "colour": "#f6cead",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACdAEOwdXeq0AA/t507JiiOl9dOHsRSwIovwXEZxKpMCGzFctGMemGrrrlX+AAAA==",
    "fingerprint": "b910e24ae08d0e356f6e823c",
    "digest": "366f296ab5fb63f8"
  }
}
