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
    "fingerprint": "3932b93207ebc32bd70b181d",
    "digest": "ec97808bede5d457"
  },
  "a_map_of_all_the_winds-play": {
    "name": "a_map_of_all_the_winds",
    "kind": "play",
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
    "colour": "#f3cfa0",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQABAABUB8JbF2ARgAogAA/usd9/myJH9u4bo1oH8lT0Swt2ioEqg7tBfHkKod0boHSBsSdfyFrRV/fDY7wAAA",
    "fingerprint": "1e6337584324b83377e46c4c",
    "digest": "3fa9cda103cb009e"
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
    "fingerprint": "0011cd5c55ca550ae6017d91",
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
    "fingerprint": "108183d9dd27c5c1994be09f",
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
    "fingerprint": "56a26e31eddf2fbe3ed18aa9",
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
    "fingerprint": "bbb66aae2560ed5cf4967a34",
    "digest": "be734499b7e0f4e8"
  },
  "classroom-figure": {
    "name": "classroom",
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
    "placeholder": "data:image/webp;base64,UklGRvIAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFsAAAARL6CYkSQ4OCrzG4JrATYiAke9wTaS7TRPkgvgnHPOuQHZ138xphYi+j8B+mmkMFZ+jdK6WQ8mh+wEe/NgQshmJuVw7Di13CflD9j5KfNPzfwUaL3VksIiNvoIAFZQOCBwAAAAEAIAnQEqEAAQAAVAfCWwAnQwSsDakII+gAD+Rorep00zHw7OOqakE0AIh8nlXrU4/qV55aXB3wtw+3YvY8KM/7ATajPmCrh+s+U/8jXiF1faGjHbmvruhs1iIDQp6DMd0an/V7kOwETD5Iqu8nWAAA==",
    "fingerprint": "bc538e900a8f68695c5434a0",
    "digest": "4e05ac1a96320649"
  },
  "dabble_crystal_garden-box": {
    "name": "dabble_crystal_garden",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQABAABUB8Jal2ARgAiwAA/u3FdKwVMJy5gFmFiWX3y0OBEgIDiXvqxl9hh9B1JRpDjQAA",
    "fingerprint": "db6e72447b3c82fd7f474051",
    "digest": "d46a1e98cff29137"
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
    "fingerprint": "51cfde3e7020f2dc62505d59",
    "digest": "d3a1c13b14fcf3e1"
  },
  "dabble_crystal_garden-play": {
    "name": "dabble_crystal_garden",
    "kind": "play",
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
    "colour": "#e6cfa7",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JbACdAEPABBjwAD+5x8LQ1EIzsKK1eHzSm2Ztnv+d4Pnv8BAALq0XdXJ7xAAAAA=",
    "fingerprint": "af3047bffac6e3f7a903c527",
    "digest": "750feb930e6742fe"
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
    "fingerprint": "45731c7978bf056ce597aacc",
    "digest": "21cb0ae0a7058efb"
  },
  "dabble_crystal_garden-size": {
    "name": "dabble_crystal_garden",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JagCdAEPCt4VwwAA/ucqzEhxBR/+3DO+WoBklcYgqJSOYcP2anpHQIdAA5MAJ+pWXQWe+OhcAA==",
    "fingerprint": "e07c8cfbd4b5248b0f9e8ca0",
    "digest": "3070a1ed894d3da5"
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
    "fingerprint": "61649af5ab62b5e9590d12d9",
    "digest": "545556f9e4eb72ae"
  },
  "dabble_marble_run-box": {
    "name": "dabble_marble_run",
    "kind": "box",
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
    "colour": "#f6c394",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JbACdADx6ouDgAD+w/oCIKBGtSnwLuxt5+f+ED3T6qp5y2PNZV6vM2oAAA==",
    "fingerprint": "def91d482428c45bff5cd181",
    "digest": "f6cecf5ac56bd394"
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
    "fingerprint": "8fabbe677e5b49ec93ab1a7a",
    "digest": "e2553e5f3c527b10"
  },
  "dabble_marble_run-play": {
    "name": "dabble_marble_run",
    "kind": "play",
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
    "colour": "#f4c99b",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbACdAENy80hAAD+w48nkstl98ezXsm/LZuP4A0I3/VOsY9eFwyKeK6IG6S6sF7AAA==",
    "fingerprint": "ed78d52cb145d52838eaedfa",
    "digest": "c4c4ea31512a3321"
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
    "fingerprint": "d1a36cc71a2f644ec3d4809d",
    "digest": "306c59b1973dcb84"
  },
  "dabble_marble_run-size": {
    "name": "dabble_marble_run",
    "kind": "size",
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
    "colour": "#f5c291",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQABAABUB8JbACdACDPn5FwAD+w/NGIjPjbAhjLL5y/4wtG+03IZrf/7jktXlk2fVbHSBEBEPXmSoQ3wDSePevnAA=",
    "fingerprint": "0623890d33b2a05e33e9a44b",
    "digest": "5d23e3c6e89aec10"
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
    "fingerprint": "5a0b5f9f15e91b5a5bd8ecfe",
    "digest": "66a3d13ca7440a1e"
  },
  "dabble_paper_circuits-box": {
    "name": "dabble_paper_circuits",
    "kind": "box",
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
    "colour": "#c6b6f4",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdADaWVG5MAAA/q+Mpw2qLhl4In/rWLaUZoDZYIogmnaxaWmfvqt5lAAA",
    "fingerprint": "f7b894c020b0e9f0117b34a0",
    "digest": "69336777acf52cc1"
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
    "fingerprint": "88f25a627541b753d9fbd355",
    "digest": "c60762755a9de55e"
  },
  "dabble_paper_circuits-play": {
    "name": "dabble_paper_circuits",
    "kind": "play",
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
    "colour": "#c6b5ec",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQABAABUB8JbACdAC9vyuuZAD+r4yo7qR6SRu7FP40H9rim1HsarT7K0TJhV3WmtEApEvkRJ+CSL8cSbwr2gIz++hAAA==",
    "fingerprint": "31ab9e72a1d5cb81180d9e80",
    "digest": "0f530e05d44a4c4b"
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
    "fingerprint": "3804cb412c071b71cff7eb78",
    "digest": "67ed5a093abe44d9"
  },
  "dabble_paper_circuits-size": {
    "name": "dabble_paper_circuits",
    "kind": "size",
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
    "colour": "#c6b5f3",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQABAABUB8JbACdAEf/+5QQbiAAP5bOH8Rv04jzwOm50mH33hy853/n4/qs4JlZQwDMvIztPi1HJrpc8XHIaLGk1bVdkAA",
    "fingerprint": "e895aef4939381cb8edf8a08",
    "digest": "b7d87390b498de4a"
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
    "fingerprint": "369421c16723d06e3e9e7b8e",
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
    "fingerprint": "0824665f041ef622165ae5ae",
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
    "fingerprint": "6fbb34a5f9184154579030f7",
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
    "fingerprint": "be1d62c675dbbb52f739667a",
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
    "fingerprint": "7625d42150bbadfac378d954",
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
    "fingerprint": "9c412c08d556657afe02c1b8",
    "digest": "bf458e9cbebe1d49"
  },
  "learners_pack-box": {
    "name": "learners_pack",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQABAABUB8JbACdAD0bMjFQgAA/sPw91tbYZSWsemH7/kfOteRFnaXas49laKyjQAAAA==",
    "fingerprint": "4966ca6ab82adc9fee707811",
    "digest": "9040ae0f253464dd"
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
    "fingerprint": "3ee06b25ffce81130ee96368",
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
    "fingerprint": "2baa3639433d6a2f403aefe6",
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
    "fingerprint": "4a9f67a32cbc9d782dddf1a7",
    "digest": "516b66523073e9fc"
  },
  "orboot_dinos-box": {
    "name": "orboot_dinos",
    "kind": "box",
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
    "colour": "#c5f1d3",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JaACdAD6KrmIQgAAAP7nPyfML8PONbZMOtZ9d03pRptk/8iGzRt0AziEsD80iMk2wAAA",
    "fingerprint": "b4489fb31133481e471551db",
    "digest": "3558d3aaf4802e79"
  },
  "orboot_dinos-hands": {
    "name": "orboot_dinos",
    "kind": "hands",
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
    "colour": "#bfe5c6",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAgCdASoQABAABUB8JbACdH8GJ/gZbLI9ABTMUAD+37K4Iq8T31E63yO4HJmaJCqm3DPFu9nm07YoiYunQBzSSe/ti6R4hTZnWOAA",
    "fingerprint": "4480975842073aebf901aa19",
    "digest": "624590f7fc4370da"
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
    "fingerprint": "7ffb9e5cc99fe2e0fa78b507",
    "digest": "ce5a448e12afa954"
  },
  "orboot_dinos-play": {
    "name": "orboot_dinos",
    "kind": "play",
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
    "colour": "#f4c292",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQABAABUB8JbACdADc8TwqbgAA/schEUkDCU5eIm/kC/6nO1II6zpwVFLB0MqnEGc7God7ITnS+MV3y6yF5WUGoFkUwAAA",
    "fingerprint": "a18c3638502ece4b5182ea8d",
    "digest": "4cb4cc4022d76e49"
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
    "fingerprint": "a22c66bc6e9e1f355cb382a5",
    "digest": "f701792911f7f9e6"
  },
  "orboot_dinos-size": {
    "name": "orboot_dinos",
    "kind": "size",
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
    "colour": "#c2eecf",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAABUB8JbACdADdmvkf6AD+3ukcE1fTq5NmVEEbgU3reOYWpHqMArtYjnJQOgBsnXr4acFf20PBQDn+JwnLlQZk4AAA",
    "fingerprint": "bd620de02dc037a93127b6ea",
    "digest": "551d2c7195c2a3ca"
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
    "fingerprint": "3d7861fcc9eb0cbb7ddb6f0a",
    "digest": "908e8d525e046682"
  },
  "orboot_expansion_pack-box": {
    "name": "orboot_expansion_pack",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQABAABUB8JbACdADdlmo+Sl/mAAD+r432DalCQJrK5AYwefr8Fkug8GaQbAiEyCr64Wo+tuAAAA==",
    "fingerprint": "60a9bdf22044a88fe3692298",
    "digest": "c86ae25180ec3be3"
  },
  "orboot_expansion_pack-hands": {
    "name": "orboot_expansion_pack",
    "kind": "hands",
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
    "colour": "#8acaee",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdAEPAFOzaMNIAP6uQ+F20/m0lzuRxqIBQwf7TCvROYbyrUlw46xS2quFI7AAAA==",
    "fingerprint": "13c8ea194f82e5b312ab90c7",
    "digest": "d1b68d3cf50b8fbf"
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
    "fingerprint": "f4e91e6272017a01a3f12af6",
    "digest": "681e2489b6ae9290"
  },
  "orboot_expansion_pack-play": {
    "name": "orboot_expansion_pack",
    "kind": "play",
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
    "colour": "#bfeccd",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABQAgCdASoQABAABUB8JbACdAEDH3f3P0uwdgAA/uc7N1gzg6HwEvGDTTWLlf1wlkZy6YALI4SD1G76SZwZ/gQwy4kviKmxUhxo3Gi7Q/6BtYdAAAA=",
    "fingerprint": "dd7509751297620550c80bdf",
    "digest": "e527ab812e698f69"
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
    "fingerprint": "3a2a2854096091de0b5fe96d",
    "digest": "2688b88682faa49e"
  },
  "orboot_expansion_pack-size": {
    "name": "orboot_expansion_pack",
    "kind": "size",
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
    "colour": "#8ecff0",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoQABAABUB8JbACdAGIQAD+6cv0XXzN7aWWOB29jnpIo+sULDydtI81vYyOdNMaZLTpALzAAAA=",
    "fingerprint": "6b42f50b96a29f94cbb09fad",
    "digest": "b9f68400624310bb"
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
    "fingerprint": "d7bea74ea7ac59dd845a3fdf",
    "digest": "909b87f40eccd912"
  },
  "orboot_mars-box": {
    "name": "orboot_mars",
    "kind": "box",
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
    "colour": "#b6c0f4",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbAC7ADSDOPotRsAAP5g/fRc8T8wD7mfZhEQjLX2sUTVi4mLCubWaHYn2wHwJ/YwrfGYLRAAAA==",
    "fingerprint": "e20a5b9889e6eff5e2a0504a",
    "digest": "7b1928622f2e012a"
  },
  "orboot_mars-hands": {
    "name": "orboot_mars",
    "kind": "hands",
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
    "colour": "#b1bbf0",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAABUB8JbACdAEOmM8aYAD+rnx65kq8ZYtQ/bU53Mazhtu809ZiLbspHZr8zd+83ELJUeqG2dU3aWo5ZAAA",
    "fingerprint": "e323c91fc56de1d9f9bdee9f",
    "digest": "c23c4b417cf8124c"
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
    "fingerprint": "8c55cc74eb36bbae0ca496ba",
    "digest": "0637ad469b9fc241"
  },
  "orboot_mars-play": {
    "name": "orboot_mars",
    "kind": "play",
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
    "colour": "#c3b1f1",
    "placeholder": "data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoQABAABUB8JbACdH8EwAAhhVuOryAA/rOvL4OYzbtBDAFTlELTsz1jl+81j1PUZbRo3cXUWIyAIn9rRWeDHPXU81594m/M/tdizu+Ea5g8J+gA",
    "fingerprint": "5f736da31719c0b27d5b673c",
    "digest": "07ba1ab36b66bce8"
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
    "fingerprint": "ffa54a716bc5e9ba2fca4d3b",
    "digest": "2eef6eae3c8a06fa"
  },
  "orboot_mars-size": {
    "name": "orboot_mars",
    "kind": "size",
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
    "colour": "#b5bff2",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAgCdASoQABAABUB8JbACdH8IIABZT/T1RAAA/q90d0KDquv0rFORlr8MgES1caGg0D7f9Q12FejtbV7HiMtga/EbRku5sAA=",
    "fingerprint": "5f6f79bd9e17cf70613fa357",
    "digest": "fd1fd01d4b4a438f"
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
    "fingerprint": "df88f11f01f32624499108de",
    "digest": "af19a852acb91a90"
  },
  "orboot-box": {
    "name": "orboot",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABwAQCdASoQABAABUB8JbACdADTAAD+r277TmWWDDF/Aj6brKqfzbhAAUMj3ylFAWu3pa8dhQkGGwcszhWKgAAA",
    "fingerprint": "4aa8c13e90c4449bf2b610a6",
    "digest": "1b04b89dab6f9c40"
  },
  "orboot-hands": {
    "name": "orboot",
    "kind": "hands",
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
    "colour": "#8ecaeb",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQABAABUB8JbACdFQgA6ks961byAD+rjq2m8qpGfHL61A2lR9lOkk0Ne2w8mz6x8YKA8KhgiFiBW1OVE5HAAAA",
    "fingerprint": "8b09d23040c4c6a1ddc41ac6",
    "digest": "3c87c97ae9647fbb"
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
    "fingerprint": "afebdb19100321285a45c86e",
    "digest": "a6d2f1eabbdadcc1"
  },
  "orboot-play": {
    "name": "orboot",
    "kind": "play",
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
    "colour": "#f5cbad",
    "placeholder": "data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAQCdASoQABAABUB8JbACdH8ACvvw38AA/schFkhwU3KPp6My0VxscTVeldfCkEFB3W1qi08GL/uPwsxwBxhIQMW+6hrJEohAxF/l3jcbKu0oALgj7IoxaJOw3TWtc6QtvS//5AA=",
    "fingerprint": "f9ac378291abc2297cc82abe",
    "digest": "345cda783bfb906f"
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
    "fingerprint": "24f56935716f6eb42c400ca5",
    "digest": "3c6058d83242bd1d"
  },
  "orboot-size": {
    "name": "orboot",
    "kind": "size",
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
    "colour": "#8fcff0",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQABAABUB8JbACdACTRTFirAD+jO5NOcyO9GFqSo8NEl3nWBhBqvh4iuyEqGPvt6EDTNCvNcN/MM+Bbo113dWRfAA=",
    "fingerprint": "50aab703351afaf01bd4a18b",
    "digest": "9e819228f146620f"
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
    "fingerprint": "9c5b6efe4be3f04949c98cd1",
    "digest": "99f04b13967674dd"
  },
  "padlock-figure": {
    "name": "padlock",
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
    "placeholder": "data:image/webp;base64,UklGRuAAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFMAAAARL0AkQJrkCdlodYMREbg+YBXZVpsDMcCgIPW/S3gG4F3/YtIdRPR/AoAuc56l5lSOOp08tgYkAw/Q2rZ5hCJJB/jJQtLlD/jJoJ4mmCXbI9BlAABWUDggZgAAALABAJ0BKhAAEAAFQHwlsAJ0AFmeoAAA/t8TfQtcfVZ0wf/SisrqrniSxDExAL1OGA+V+ZM+yU3GgO7mjLbaCKex9YYZbV38QDYk4D2MHHjDmCfHa96Scoam8n+LM4NWY2tPAFRwAA==",
    "fingerprint": "aaf50a4e7e6244ca310de5d1",
    "digest": "cfd3290eada5e061"
  },
  "parcel-figure": {
    "name": "parcel",
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
    "placeholder": "data:image/webp;base64,UklGRsIAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSDwAAAARL6CmkRQ4eGJeSgTQEREBzu9BUSRJzZ6DIymg+CcLGIj+zWQURPR/AnAuplTH1P1XZsYv0EZOVgJMuAtWUDggYAAAADACAJ0BKhAAEAAFQHwlsAJ0Bi4fCeG573QAAP6xyUXnOMAE7bzn05Kd6wifhlaT6fGffa7U2s6Y28GLJbfj+IDbIK9EstSRcj0TYzv1np5pw9gb4JPHt1DO6lN/4DtAAA==",
    "fingerprint": "2b7fc3ee03e38b0292426946",
    "digest": "ed47bf0cd92203a3"
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
    "fingerprint": "fe8e8642404bfe034890f979",
    "digest": "2d6f9772c7fddb8b"
  },
  "plugo_animals-box": {
    "name": "plugo_animals",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdAEVz2DRklgA/q7Ecv21qVX+C4wjx67bAGsxxXTFUplsZ98P0R2x8AAA",
    "fingerprint": "24cc34287444e85659cdfedf",
    "digest": "61cf0cfce2634481"
  },
  "plugo_animals-hands": {
    "name": "plugo_animals",
    "kind": "hands",
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
    "colour": "#8dcaea",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAgCdASoQABAABUB8JbACdFQA5/8D0PurKrxYAP6uPVGzULmyJd2Gc36wcRhJYwKqOJHJIFdeQEMcuEQp1X7AhUVPrUMUCP06AA==",
    "fingerprint": "f20ce2f9a2fff3a4eb13378d",
    "digest": "79ceb1a4e2e33a34"
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
    "fingerprint": "5078703a2ae56024475947cd",
    "digest": "b075a12231343fba"
  },
  "plugo_animals-play": {
    "name": "plugo_animals",
    "kind": "play",
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
    "colour": "#e2cfa1",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQABAABUB8JbACdAEN06gAAP7nNv/L5ful3xzMVCN5P9Y3dpH27ig7NLHMUnkWScqpsXdfcTbyAAAA",
    "fingerprint": "951b98595153bd92b030d74e",
    "digest": "4347e91e419100a2"
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
    "fingerprint": "494e14660a8659cc1e1c87d3",
    "digest": "45b99075caa50f4b"
  },
  "plugo_animals-size": {
    "name": "plugo_animals",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdFQAA5QD4UmAAP7DF0BT8xqDXE+u4+WQIvfu3erjymH7HerfS7CrVPyK1sMeZ1hEg9RvZRlwAAA=",
    "fingerprint": "515f587b4509b7194bc0169e",
    "digest": "5aa6c097152dc5e6"
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
    "fingerprint": "a3784bba40a368de958fe2ea",
    "digest": "432c7e5dd9848bab"
  },
  "plugo_coding-box": {
    "name": "plugo_coding",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQABAABUB8JbACsABazIIAAP6zJY/hKqK/k8o2ExHe3/DSSZPEG6d+18w2kWTy3uRV2NsizbRmeDebAgAAAA==",
    "fingerprint": "8a5e13aa76fdd6ad5940afcb",
    "digest": "4220d3fedb4dcd71"
  },
  "plugo_coding-hands": {
    "name": "plugo_coding",
    "kind": "hands",
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
    "colour": "#c4afee",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEOy7jcCwAA/q55fXiiORdG0VUw9KUzU3TY9+HVd2RIupjjHk3BWJkbmS+5fJwMj+AAAA==",
    "fingerprint": "ac368136db183a0753158808",
    "digest": "960a09410d44afb0"
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
    "fingerprint": "671fe25d961a90424ff0ba27",
    "digest": "58c9828b6432dbfd"
  },
  "plugo_coding-play": {
    "name": "plugo_coding",
    "kind": "play",
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
    "colour": "#d7d4b0",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACsAD5OdnPv4AA/t7sfuCjQEWwjuI/5SZMz+rfowS3ZGiTvAGvP1XbbRQlikQgDMFQQ53uVm0AAAA=",
    "fingerprint": "940922082dde353448af19db",
    "digest": "b0266fc98b2398c7"
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
    "fingerprint": "22edd845a0a3c1cde46730f9",
    "digest": "1125fbbe7ff016ac"
  },
  "plugo_coding-size": {
    "name": "plugo_coding",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JbACdAEOkhqpQAD+wx0/ikZl7oBwolI+NGTCb7T2tHMuEWuJeB0CIzAaSO5cngA=",
    "fingerprint": "e5869047626749c3cb942e2f",
    "digest": "2b549ed2b571a0f7"
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
    "fingerprint": "39982cc2f84d0697a0220049",
    "digest": "2aaf90e4b8531df7"
  },
  "plugo_count-box": {
    "name": "plugo_count",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JbACdAEPAfLg/WAAAP7Get20Rq+N5HuvEIufkvh1X3cDI8BFMse2pdtTSr128k8MQAAA",
    "fingerprint": "38300b199c2c7824a637f51e",
    "digest": "622fccc301c41f25"
  },
  "plugo_count-hands": {
    "name": "plugo_count",
    "kind": "hands",
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
    "colour": "#f3c94b",
    "placeholder": "data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoQABAABUB8JbACdAEOiFrBuYAA/sMfg3ry41ieHRwFfQQ0nc+PfHifu32F2djQ4luf80xmHmoqg+k1G793TLcHjF4RAXH2zVEDSJmUAAA=",
    "fingerprint": "7ef8e0228702f902c1e2c29e",
    "digest": "389f37f2b6c193d6"
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
    "fingerprint": "5d5d6ff6ea31407c75a672a4",
    "digest": "f9deab788a8a61a3"
  },
  "plugo_count-play": {
    "name": "plugo_count",
    "kind": "play",
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
    "colour": "#eccfa0",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JbACdADwr3oZYW1AAP7e7D9T4Xp3jva4UOeVlU7bSFixUc9aOiVWSiGuKWNrL8yJJpEyB0jBoAAA",
    "fingerprint": "96a82792b61df810918d7c34",
    "digest": "cebbb331459f644c"
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
    "fingerprint": "fd0484db8fe5565ef86ebf5e",
    "digest": "fd02d534dfd1683e"
  },
  "plugo_count-size": {
    "name": "plugo_count",
    "kind": "size",
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
    "colour": "#f6cf54",
    "placeholder": "data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAwAgCdASoQABAABUB8JbACdAEPAIDKwfCVIAD+0xNS6FB6Ua5m2Zbc8yd5dLakSSmFaT9avL5u20znKHoH2HXS4L/5ArCs5ijgAA==",
    "fingerprint": "dcacdd1627cda20f16302fd0",
    "digest": "a2841a3473fca769"
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
    "fingerprint": "99e17acebf4e52c9d7eb927a",
    "digest": "46e258be71c3f6ce"
  },
  "plugo_detective-box": {
    "name": "plugo_detective",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQABAABUB8JbACdADc9GIAAP7Vl79NtaNeTw/RSt+WiehCneYcciF6H7tmyHgD0Iw0awTWkoAAAA==",
    "fingerprint": "a54826e42d2486d06c72ba7a",
    "digest": "72f197580578d067"
  },
  "plugo_detective-hands": {
    "name": "plugo_detective",
    "kind": "hands",
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
    "colour": "#f4c9a5",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdAEOmKabFxLwAP7ec+L8+JokFupdr0ExMclxCigC7AJ5RDKG9d/U0/8PXOJ5Ua+OqGljJ3iAAAA=",
    "fingerprint": "7d17f01373fd8b8af67614e0",
    "digest": "219ee6f18b025379"
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
    "fingerprint": "de713efdbbac8c996bf6caa3",
    "digest": "bef873df22ecfb04"
  },
  "plugo_detective-play": {
    "name": "plugo_detective",
    "kind": "play",
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
    "colour": "#f4cd4c",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQABAABUB8JbACdAD5O755egAA/sPycmp5ppJE3AwDazw+gyaaMvptKLOXqIozPVX7QxfnE+MiRPr/KPANnwWVxNOyE8enVZ0EjsAA",
    "fingerprint": "1efa3adeebcf557e67f86994",
    "digest": "242ac0f29fbd0697"
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
    "fingerprint": "6a7ec5bffcfbb079059f5210",
    "digest": "b5d247cdfed0f396"
  },
  "plugo_detective-size": {
    "name": "plugo_detective",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbACdAEOuqvLb0wAAP7egMdjjkz/AGidUOc0wHtKDQpey9H7J5/Nt0AL3LFQDBtZvKRjTzwAAA==",
    "fingerprint": "9bd9cae6aa4a790c97bd2f0b",
    "digest": "10240721a14971bf"
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
    "fingerprint": "0039194c78d545988e3c1586",
    "digest": "d30a50356b005082"
  },
  "plugo_farm-box": {
    "name": "plugo_farm",
    "kind": "box",
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
    "colour": "#d5f0a5",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoQABAABUB8JbAC7AEFlgAA/uCbNf6ICFzCe5jqxSjT3UFMEd1fP9PvZIzkLTw9DF4UTT+qjsce6M/AAAA=",
    "fingerprint": "9d349e6d7cd334567b7f3ad7",
    "digest": "7ffcca75fd2e2d68"
  },
  "plugo_farm-hands": {
    "name": "plugo_farm",
    "kind": "hands",
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
    "colour": "#cce59d",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQABAABUB8JbACsAEf58mZJLncXAD+37r0HFV4IFfK7Uame+5i6GFtJVgz+o+7wXIPirZqxJzrwcCP1VTzUoSqJOQdHKAA",
    "fingerprint": "d2696e6e9f9dfb6829be446d",
    "digest": "84cd35a54616daba"
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
    "fingerprint": "750deb50ee1d58c4e84ac8cf",
    "digest": "56740f4915e5c323"
  },
  "plugo_farm-play": {
    "name": "plugo_farm",
    "kind": "play",
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
    "colour": "#e1cfa3",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQABAABUB8JbACsAEUqntjpJJ0AAD+3pi0UdJFJD8ao8a0a1fDPbqxni/bmdtEol4NO/cCiGiOFVZAAAA=",
    "fingerprint": "cbec9337a3078dbf347b3790",
    "digest": "fb16055d8b8702f4"
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
    "fingerprint": "cbebd1d9e19ee12117dcfb66",
    "digest": "8e87d52f45bf48b7"
  },
  "plugo_farm-size": {
    "name": "plugo_farm",
    "kind": "size",
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
    "colour": "#d5f0a5",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQABAABUB8JbACdAEOIkmvsAD+5xQ/QO3b0x7IsGxi6oNgDiRRN7RiAxOcDHTPGLDw8iBc86qbn/AA",
    "fingerprint": "28ed750334700766016259b1",
    "digest": "b64263fda61443af"
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
    "fingerprint": "e7ef90ad37892c0368251bb7",
    "digest": "6d2e7fb63fa1cb0e"
  },
  "plugo_gamepad-box": {
    "name": "plugo_gamepad",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAABUB8JbACdAEQEOr4CAD+w1+Tjpcu2XdjwbkTzvyp3t57pPD++mogB+OFeAXQweLoJ3mlr4Nd4I3/gAAA",
    "fingerprint": "ab6300df5a3a9661d580b64d",
    "digest": "6603a397b059093a"
  },
  "plugo_gamepad-hands": {
    "name": "plugo_gamepad",
    "kind": "hands",
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
    "colour": "#f2c849",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQABAABUB8JbACdAEO/8eLrzxIAP7C7xDJuQIJb+y2i1YNSkPypdArlfWpX7TJ8/5Ha/2Fv/PPe29LpeoGsoZrY+VpLTEQNJEKIAAA",
    "fingerprint": "efa10c66a3958dd435f18a57",
    "digest": "401ec39ce2cf7129"
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
    "fingerprint": "aecb9df37f55a498d8188882",
    "digest": "986f0eb08d9408f8"
  },
  "plugo_gamepad-play": {
    "name": "plugo_gamepad",
    "kind": "play",
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
    "colour": "#91cee6",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQABAABUB8JbACdAEO/C4wAP6uUxp7s71JDNqhMDX4dsNmZhvDY0vjCaqRpwsdJIAAAA==",
    "fingerprint": "bc93478a192905b30447b15d",
    "digest": "78810c12fb3dbf88"
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
    "fingerprint": "6f7dc64a317c41559f221dd1",
    "digest": "ba9e9379114c4813"
  },
  "plugo_gamepad-size": {
    "name": "plugo_gamepad",
    "kind": "size",
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
    "colour": "#f7cf55",
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAABUB8JbACdAEPAF2QdoAA/tLgfrnRRINwv3gTny/X3v3bynK0WdCJygAA",
    "fingerprint": "64448945e5c22a7ba4af54c7",
    "digest": "59ce5adf667fac70"
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
    "fingerprint": "9b26292fd35c829bd63b2e55",
    "digest": "b473200168a5330c"
  },
  "plugo_letters-box": {
    "name": "plugo_letters",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAABUB8JbACdADQ8qhEgYAA/tOVObx9qRklvijfg9RowmP6q2cqAcCo0AAA",
    "fingerprint": "a10ae7a3577b01d5aaab07ba",
    "digest": "f4a9a8db257f7145"
  },
  "plugo_letters-hands": {
    "name": "plugo_letters",
    "kind": "hands",
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
    "colour": "#f4bf8b",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbACdAEPChkXmZUAAP7DGJwrxs29/+Rx9U6iLBYkyOmDFWF5s8HLIyA5GV7LlaKzXM1BVqwAAA==",
    "fingerprint": "f5cd1f3c9d97f9b4668d6e89",
    "digest": "8a19a24880211a82"
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
    "fingerprint": "44e013cf56bfa05f0826c08a",
    "digest": "e502f2bada56603b"
  },
  "plugo_letters-play": {
    "name": "plugo_letters",
    "kind": "play",
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
    "colour": "#dfcca3",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQABAABUB8JbACdAEN1ziZQAAA/q7BJky4eDIq0/g9ABlBTHz9DZmS9v3WgZibh2M5OXm00TQ57DaFasgWQAAA",
    "fingerprint": "2989259ab16e76072d6445b9",
    "digest": "3bde5a25a0bf4b5e"
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
    "fingerprint": "726ee52ce13d7ff980c78c7a",
    "digest": "d8b496218ba9fa74"
  },
  "plugo_letters-size": {
    "name": "plugo_letters",
    "kind": "size",
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
    "colour": "#f6c494",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdAEO/vRIUBYoAP7TE1LoULtogyI4IG9OGdIH3/eVyxiwuTEZrwCaEvR+DJ26ujsHAAA=",
    "fingerprint": "6ffadd9409464f234507c3d2",
    "digest": "f143ad316fa4f440"
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
    "fingerprint": "bcab4fdf6040454f6d78da0a",
    "digest": "6cc2e026bf8bf4c3"
  },
  "plugo_link-box": {
    "name": "plugo_link",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQABAABUB8JbAC7ADHQj8XKUAA/uBv4dzsBAhpVaEMocWAnBEPLixxU/fs4QGOGPNuk0U/wMQ5rFPrelQj/KNYwnTCCdFudJUAAA==",
    "fingerprint": "1731f61a6af9ff338bd89706",
    "digest": "5d1d693ab1d7ad2c"
  },
  "plugo_link-hands": {
    "name": "plugo_link",
    "kind": "hands",
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
    "colour": "#aae3db",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAgCdASoQABAABUB8JbACdEf/gew6gr27hfwAAP7Unh7C+CmjMDCbqbpMNjNirOc8myiTTgbcnqMOrB2tJdF2oVCH/0X8AAA=",
    "fingerprint": "5e0313d000af8c5e9ee6fd58",
    "digest": "e68a8b1e2ff62c75"
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
    "fingerprint": "6f4f04ed58d07ed84cdcdea9",
    "digest": "5cfc8a1e7423b9dd"
  },
  "plugo_link-play": {
    "name": "plugo_link",
    "kind": "play",
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
    "colour": "#f2c888",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQABAABUB8JbACdAEN0lTQun6wAP7DPL8R/ksHfklaPlgEOKI57cnQEP9RxZU2RaIFiYahkVwYbgCq71AwAA==",
    "fingerprint": "35cbceaf11346cb5c9aeabc3",
    "digest": "be33f3d2be2f5281"
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
    "fingerprint": "514c02b855a42f9b9273676a",
    "digest": "1175cc46da58e4ac"
  },
  "plugo_link-size": {
    "name": "plugo_link",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbAAAucWZGBwgAD+5xO8DgAxD60H8XLBANvqMgGvWL+acZrX+kcNjzOsJkwKqSB0AA==",
    "fingerprint": "be6a530377a1516902071d24",
    "digest": "406277e29e9fe5dc"
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
    "fingerprint": "a1db079f8e42765cace0a161",
    "digest": "4c3e84b86a024693"
  },
  "plugo_piano-box": {
    "name": "plugo_piano",
    "kind": "box",
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
    "colour": "#f6b1ba",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQABAABUB8JbACdAEedO9JrWMQAP6zn+dSFJjMILo2Bb/FAaySgjXbm0jpi/Pp3emmYtwkYGkb8/Rog2C5JgP/ADCX3AAA",
    "fingerprint": "bd47842edf8970c5b8294a05",
    "digest": "1053c33340fa0597"
  },
  "plugo_piano-hands": {
    "name": "plugo_piano",
    "kind": "hands",
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
    "colour": "#f3acb3",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdAEObqapoRvgAP6ucxJQK9pJr0l/ddGCP4jWMcvQDvMSe+qEbHE0WsOCHbpnAkrKGQeatg7ikAA=",
    "fingerprint": "8a7339f8b0903b8b15e2266b",
    "digest": "e9b240e26a660b7b"
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
    "fingerprint": "1f7b9a3674207814d8cb24f2",
    "digest": "c7683f62ca209c1e"
  },
  "plugo_piano-play": {
    "name": "plugo_piano",
    "kind": "play",
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
    "colour": "#d9b7c4",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACdADw0Y5mqbIA/q91B8f4FSVHnn0UpIj7Cp2RzPYM7DdQDoDYp61soC2O2Figm8zAAAA=",
    "fingerprint": "5ad3f21b4d69ed0c39cf2c1b",
    "digest": "b51ffd9aedefc1d8"
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
    "fingerprint": "b8d28c141444c81ac170a1fc",
    "digest": "469f9fce3da44b97"
  },
  "plugo_piano-size": {
    "name": "plugo_piano",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQABAABUB8JbACdAEONvX0AAD+wx1O+TkqWX28OB+6UkFobFRIRvcyPlayGerN2jUoQAAA",
    "fingerprint": "ebf4943e34ef3732c305dfc4",
    "digest": "b6b467166b800483"
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
    "fingerprint": "caba8bb8edf7846304b18d85",
    "digest": "a2529090a9c5d6a1"
  },
  "plugo_slingshot-box": {
    "name": "plugo_slingshot",
    "kind": "box",
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
    "colour": "#f4c0ec",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQABAABUB8JbEwRYAdAA8gAP7r0jL0TRmPeLGugqStskLRNiU8zOor4py7B8iZEsLVWdCtGbKBPNAA",
    "fingerprint": "cb0196d8f514801b171ecc1e",
    "digest": "8195f10768049d98"
  },
  "plugo_slingshot-hands": {
    "name": "plugo_slingshot",
    "kind": "hands",
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
    "colour": "#eeb8e6",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdAEO/u/kfkEAAP7S5CU29xkGK9+axV6jUMQZw5ri2i1gJ8DHjlGALXJzH5JeiZzVAAA=",
    "fingerprint": "3fe2fee24a8f882defcf8dfc",
    "digest": "fec5bff48509f841"
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
    "fingerprint": "3a4b1242987dde0d0350faaf",
    "digest": "c0a07d60191d7e58"
  },
  "plugo_slingshot-play": {
    "name": "plugo_slingshot",
    "kind": "play",
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
    "colour": "#e5cea1",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JbACdAENzScgAAD+rsEmTJ0sNbvpQ7wrj2U3Qxd/RP59shxn2JLG0JU7h1SHDLsAAA==",
    "fingerprint": "769986d1212c74451237a71e",
    "digest": "9f4165dae3bf1f6c"
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
    "fingerprint": "c683acc24fca177ea9b4e6ff",
    "digest": "04de51455963a669"
  },
  "plugo_slingshot-size": {
    "name": "plugo_slingshot",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbACdAEOJQtW4wAA/t500CxmEAgRYZ2GXPlxPr7VSrkoHH5MNzGlXq82VNAA",
    "fingerprint": "a5b97fda22b4c6398ba0ec8d",
    "digest": "e36fa1149914c21a"
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
    "fingerprint": "972bc7bd91c36e38c76fa827",
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
    "fingerprint": "243c3283ca2b06ea0ad4bcc1",
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
    "fingerprint": "b0522166e7299fd61f53a05a",
    "digest": "fa17b01511c93bd2"
  },
  "stemwizpack-box": {
    "name": "stemwizpack",
    "kind": "box",
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
    "colour": "#f6a391",
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAABwAQCdASoQABAABUB8JbACdAFAAAD+6cHjzgvC4VLUxuH9/CORZPnaoWnetFlZq0KxsYimX2sgAA==",
    "fingerprint": "b42454cc77cae87a3ba9525d",
    "digest": "7c75df3653fc652b"
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
    "fingerprint": "101e2a55a87922c3b4a8d194",
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
    "fingerprint": "60265362ab18d07b9934ae9b",
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
    "fingerprint": "77daf0a0bac1d0de85bdb9d9",
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
    "fingerprint": "a7fcaf5b07a4b79f75c9d953",
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
    "fingerprint": "f4cbb09f131ab5af0eb6986e",
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
    "fingerprint": "17134ff8dd0c9ff2f85f16d3",
    "digest": "a046a584f5525528"
  },
  "tacto_chess-box": {
    "name": "tacto_chess",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQABAABUB8JbACdABqWtmHAAD+syRtF13MQ04MoJyNiyEj+nZnA18mKtaHBha70StPzKmZeTnfs7sAAAA=",
    "fingerprint": "1f0961dde8a36feded2abded",
    "digest": "c12f7d37e52cd271"
  },
  "tacto_chess-hands": {
    "name": "tacto_chess",
    "kind": "hands",
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
    "colour": "#c0b2ee",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQABAABUB8JbACdAEOpipGUK0AAP6ueYbwhIZvHfuKrIXmPZz8wexTJR8sCjScv3hBumyvuS2hQQAF0AA=",
    "fingerprint": "8180fdd865857d02e5cef233",
    "digest": "bb9bf2d6ce40b1a3"
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
    "fingerprint": "e8e6ef1194307fc558d4767d",
    "digest": "66ce2176c3cb53eb"
  },
  "tacto_chess-play": {
    "name": "tacto_chess",
    "kind": "play",
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
    "colour": "#c6b5f1",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQABAABUB8JbACdAEOD2AA/sMdTv2hz4/YznvGd8/GI4GIabUt9lMn/upFb9UMswW+yEhfAvBzGVTxaTPzyYAA",
    "fingerprint": "7d38025e6eceb5200f91919a",
    "digest": "693ae427b9f17388"
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
    "fingerprint": "c226b7592ae71bbab61b6d62",
    "digest": "2a84b78649340156"
  },
  "tacto_chess-size": {
    "name": "tacto_chess",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JbACdAEO+xpcMwwA/sMxFVyI2hnaOT+1slNGwCPJs8r4X09Ndiq2HRK44lQOmZ4WaAAA",
    "fingerprint": "51057fbb56900b72185ba2a3",
    "digest": "1ab78801f496f3fd"
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
    "fingerprint": "47d90f3661a565b66e66d0ba",
    "digest": "8dd508ea621f9ac3"
  },
  "tacto_classics-box": {
    "name": "tacto_classics",
    "kind": "box",
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
    "colour": "#f3bfeb",
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACdADw2XWvzIAA/tWbDXAWHp2kLU1hLaO/HJptS7KWBT2qL4UIay20RvfsDQ4AAA==",
    "fingerprint": "e6348fe9953afe73085a9ab1",
    "digest": "28af2f416d2f07ff"
  },
  "tacto_classics-hands": {
    "name": "tacto_classics",
    "kind": "hands",
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
    "colour": "#edb7e4",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAABUB8JbACdAEOwf0tgAD+0wKni6dlzCam3nT45f3V7kfj7iUOaJEuyDLxvkiz7JZUjBG4Zi+qL9lWjAjnTU/swAAA",
    "fingerprint": "a49ead61be22c39d8c9caded",
    "digest": "27f593d134491d30"
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
    "fingerprint": "7b01315fa12b2bb9b93d12e6",
    "digest": "4b730e95e0f463c3"
  },
  "tacto_classics-play": {
    "name": "tacto_classics",
    "kind": "play",
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
    "colour": "#f4cd51",
    "placeholder": "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JbACdAEOjkpDwwAA/tMCp3o2gUngwEcmi/5pPquahOc3MLoRfvCjL4uSdaPZFgw49oCeAAA=",
    "fingerprint": "52ab208238e87ca2c56ec825",
    "digest": "cfd642f16126bcc6"
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
    "fingerprint": "9b1b535bde8ec61b60c37185",
    "digest": "9b25f89859865008"
  },
  "tacto_classics-size": {
    "name": "tacto_classics",
    "kind": "size",
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
    "colour": "#f4bfeb",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQABAABUB8JbACdAEPAIx1I6cAAP7eWgews/dL3kanrqxXrJQLCXtVnS3MGD7dVTLzZgAA",
    "fingerprint": "e63ae0f7e914c78bddca0dda",
    "digest": "8b062771e3180e4f"
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
    "fingerprint": "bc14541b7e27fd6789ef14e2",
    "digest": "50ec5c71eead6dc3"
  },
  "tacto_coding-box": {
    "name": "tacto_coding",
    "kind": "box",
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
    "colour": "#b0eee7",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEHH8MTdQAA/t7SpDJi1yHrZldcXRoJ4cl/xjD1BtUw/Szo/8oiqURPop67waybrXqYAA==",
    "fingerprint": "6eec2ecd44cf9388d74491ff",
    "digest": "21a4e86a5dc9d661"
  },
  "tacto_coding-hands": {
    "name": "tacto_coding",
    "kind": "hands",
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
    "colour": "#a6e3d9",
    "placeholder": "data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQABAABUB8JbACdAD5WoW0jA4gAP7UtlniCbgKJxGdP2NBtJVMQIHIWBMDrKUsWwEOYtMfEuofMI5fWzFgLE50ImWcLoAA",
    "fingerprint": "63d303dd5c412988ab00756a",
    "digest": "2fdc828e5e26559e"
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
    "fingerprint": "c243871c5a81c3ebf6d2a645",
    "digest": "5f5f771e977e7442"
  },
  "tacto_coding-play": {
    "name": "tacto_coding",
    "kind": "play",
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
    "colour": "#c6b5f0",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQABAABUB8JbACdIIjGBHIyDjoAAD+rnyBXbKQMlO0MCjEdTSVb9bvi1yghRaO27Al5+QYHEJ2NwIjeOY3fLAA",
    "fingerprint": "b0a9c30a893e31f779e44e96",
    "digest": "8fce4777032d586c"
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
    "fingerprint": "278659e659d2d1db38cb4293",
    "digest": "780432bd5b86773b"
  },
  "tacto_coding-size": {
    "name": "tacto_coding",
    "kind": "size",
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
    "colour": "#b1efe7",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JbACdAEPAI4lRKAA/ucJ2MA9wo91aHfOk1IH+h38xXrOWOla3Dw1G9fKnx5ahUiB8fAA",
    "fingerprint": "600739ad127935e1003b9caf",
    "digest": "cb7d0799d5826f76"
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
    "fingerprint": "1cdd21991587edade11c862b",
    "digest": "6581ac1b40a6c608"
  },
  "tacto_dinos-box": {
    "name": "tacto_dinos",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JbACdAEOeYb96VYAAP7nIT/P3CWEcHBEZhrKBPinGoK88tF7C7l3G4os8YfHOmkYgAAA",
    "fingerprint": "a41a9d35cfab72bf23a48575",
    "digest": "73571cea990405e7"
  },
  "tacto_dinos-hands": {
    "name": "tacto_dinos",
    "kind": "hands",
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
    "colour": "#bde9ca",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JbACdAEO/J2b2XNAAP7eXReW3Uvy1DqWiC6WlxenqPCM9bAO90jqITkB1F/+AgqbXxWkQhACIAAA",
    "fingerprint": "851388bb54b2a49f81fa766d",
    "digest": "9d236de41205072c"
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
    "fingerprint": "cac8868cebcc62e679958ea7",
    "digest": "6dd35aa7fbacc1c9"
  },
  "tacto_dinos-play": {
    "name": "tacto_dinos",
    "kind": "play",
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
    "colour": "#92cfef",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQABAABUB8JbACdAEOS3ukAAD+wx+HfTEGJiPgSeTpDF9Ry/jfmynWDz6rlamnX22lg7bVymoULaN+o3rwQ3nLUAA=",
    "fingerprint": "9727e3d7e523515bb8cb5497",
    "digest": "115eeb7968714bf9"
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
    "fingerprint": "e22641edf9f38dbf41969ade",
    "digest": "6bdc8ff39eee5955"
  },
  "tacto_dinos-size": {
    "name": "tacto_dinos",
    "kind": "size",
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
    "colour": "#c5f1d3",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQABAABUB8JbACdAEOQX2gAP7nJ+9b7onD7v13dH3QV+eX7BXDLBgmwRZmleMl4zHNB7U+3sNw70BlGxkPwAAA",
    "fingerprint": "bc41563a23f54b3ac755a12e",
    "digest": "9748547d4173fa61"
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
    "fingerprint": "523ec099ba44fd1690e975b0",
    "digest": "e9e4c699c044e616"
  },
  "tacto_doctor-box": {
    "name": "tacto_doctor",
    "kind": "box",
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
    "colour": "#f6b1ba",
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQABAABUB8JbACdADc8CNPXWZAAP7D8SRQhfsnVS6UYy4cf1pcDZ3Lt+rE8u0mhn12AAAA",
    "fingerprint": "9bf41bba82baa0492c62bc74",
    "digest": "201842f1c9296643"
  },
  "tacto_doctor-hands": {
    "name": "tacto_doctor",
    "kind": "hands",
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
    "colour": "#f4acb2",
    "placeholder": "data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQABAABUB8JbACdAEO9/9n2AD+rlTBcz/dDhkZPqTx494/ETmT7YYDtGh2DCo3rPkXR8qRqG4tAAAA",
    "fingerprint": "4170949299dc1701f37cbf4e",
    "digest": "3505136119962b71"
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
    "fingerprint": "e331cea392be6fe59cbe2658",
    "digest": "07a331eae636e50d"
  },
  "tacto_doctor-play": {
    "name": "tacto_doctor",
    "kind": "play",
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
    "colour": "#c5ebcb",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAABUB8JbACdIDZGBF5L4SAAP7nE7wI4NWwQjOrVfc98sa8wx+zIZN0kuv65ygHWd0mMSRu3deGXgDm3GAAAAA=",
    "fingerprint": "c6df0dc520df0396caa79889",
    "digest": "0d973bbaaa2af25f"
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
    "fingerprint": "8e31f21af7253a4fa09bc459",
    "digest": "e7cc9e3379406641"
  },
  "tacto_doctor-size": {
    "name": "tacto_doctor",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQABAABUB8JbACdAEO5Z+SI6wA/sMdOpJ1ZRU5FHDWMLMXSJNSOD/9gTRQktruwAA=",
    "fingerprint": "2ea853632e8d595b0e9d5874",
    "digest": "21d79bdc721c2413"
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
    "fingerprint": "d788fd5c1488b45ec47779f3",
    "digest": "de9d2e37564828a6"
  },
  "tacto_electronic-box": {
    "name": "tacto_electronic",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdADRALUEIYAA/q+Mdxa4S8mGpg0F8Be7eD0k3yzvQ4wMuAPVXq442zr1W166K994bYAAAA==",
    "fingerprint": "e8104398d88dc2c6ee63c0d3",
    "digest": "6a7bc4a33c0200b9"
  },
  "tacto_electronic-hands": {
    "name": "tacto_electronic",
    "kind": "hands",
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
    "colour": "#b4baee",
    "placeholder": "data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQABAABUB8JbACdAEOy2ap/4AA/q55lJZ3F8DZvqAoNXqfSpMhRf+4K7vadisc58AQ6iNgFgpJb4gSgLQAAA==",
    "fingerprint": "35348dca3cc98519ea7d9e7f",
    "digest": "42b1a9bc4f0a9c8b"
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
    "fingerprint": "e0b48d7bc667bdb9aa2f8061",
    "digest": "4b1003ab648ffda9"
  },
  "tacto_electronic-play": {
    "name": "tacto_electronic",
    "kind": "play",
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
    "colour": "#b0e4dc",
    "placeholder": "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQABAABUB8JbACdAEO9+6tPsAA/t5dFi1yICmAH81hn9y2h2lP/E3kmTNFi39Tltt/AEEatAJ2kvxpnQAV8sMAAAA=",
    "fingerprint": "7111986563064736ae187663",
    "digest": "0af11ed6b11a43ab"
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
    "fingerprint": "9494c207e3ce2bc56bcab911",
    "digest": "c15160ece3f8cb42"
  },
  "tacto_electronic-size": {
    "name": "tacto_electronic",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQABAABUB8JbACdAEPAFr3yd/AAP7C7kTzX4ixX++vRdlfvivnMSCVJ4+WANsBuNIbcZTGoAAAAA==",
    "fingerprint": "a82f91bd5e695925f434ac9a",
    "digest": "d1046eb8051541da"
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
    "fingerprint": "197759909c399bddcbb04ab0",
    "digest": "8cf0217b1be5ddb7"
  },
  "tacto_laser-box": {
    "name": "tacto_laser",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQABAABUB8JbAC7ADDjb7v98rOAAD9zyAgFSY0CpTet4QksWnsmJC5EqA4Ys0ipiVdt6Wvuk/a7YADCO8r9EAA",
    "fingerprint": "a7d76e9c3c7d47cf2403c454",
    "digest": "03d75c326b5bfef5"
  },
  "tacto_laser-hands": {
    "name": "tacto_laser",
    "kind": "hands",
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
    "colour": "#9f8ced",
    "placeholder": "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQABAABUB8JbAAAudIjKAA/EYYzcBUeuwZC7sNx8g+/VUQv2LVfWk8UeY3MaiQSdz+Cr/RMf5+8gjKoeDOBwAA",
    "fingerprint": "594a86e311307e2ac01e0580",
    "digest": "f82e9a0c61cdf919"
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
    "fingerprint": "17b456c97b659c24b748573d",
    "digest": "010cef226196dd10"
  },
  "tacto_laser-play": {
    "name": "tacto_laser",
    "kind": "play",
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
    "colour": "#f4b1b2",
    "placeholder": "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JbACdAEO/HUNbGgA/sLvGE6LRjNPIdcowPVLq0lQYYgR3g3/GoPkD2dq17a1sAA=",
    "fingerprint": "4ef4941514cd0c2cf72e4ab7",
    "digest": "e8a1b6d80379dcea"
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
    "fingerprint": "0acbebd676592a05fe6ec9d1",
    "digest": "9844c3f10f640be4"
  },
  "tacto_laser-size": {
    "name": "tacto_laser",
    "kind": "size",
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
    "placeholder": "data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQABAABUB8JbACsAEPACbcAHQA/ck+VGFmT6OtzaK34o2D4tn5FdJmkQTX4Yxjp+MV982DjKgAAA==",
    "fingerprint": "f9f246e07b304049f40d88db",
    "digest": "59154381ada358ec"
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
    "fingerprint": "f29b2b4603509a165413c033",
    "digest": "eb560be0e64eb84b"
  },
  "tacto_night_cc-box": {
    "name": "tacto_night_cc",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQABAABUB8JbAC7AEPBGKpQgAA/coAK4mBTduOL6UyVCGn6Eu5j8Ie59aGUjrZ7xy6eAAA",
    "fingerprint": "7b1885ceda8f1a041ec39bd1",
    "digest": "35030b008c7bac9b"
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
    "fingerprint": "289a5e42465faa15807ca6bc",
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
    "fingerprint": "55e482c8ac9a46b583a79473",
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
    "fingerprint": "6439d6b0d5ba099518374d43",
    "digest": "be9d311e60948eaf"
  },
  "tacto_stem_pack_2-box": {
    "name": "tacto_stem_pack_2",
    "kind": "box",
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
    "placeholder": "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQABAABUB8JbACdAEO0C85b6gAAP7DA9Pe0hE2kzKiNCuHMHJwrQQY0ytnP3nxVQAAAA==",
    "fingerprint": "7d0b6d2b9a18217593970d12",
    "digest": "f8f3fa835c4ce1df"
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
    "fingerprint": "aaaf3a753c56bb32fb0d7afd",
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
    "fingerprint": "27a6fb92252fc117bafab9a0",
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
    "fingerprint": "a4060d55c07473e6a3bef2a2",
    "digest": "f5a7bb03d0c64835"
  },
  "tacto_stem_pack_3-box": {
    "name": "tacto_stem_pack_3",
    "kind": "box",
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
    "colour": "#f6a391",
    "placeholder": "data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQABAABUB8JbACdAEO5nD+/HgA/q5xh3zOmCDIL5Q+JgSlLP/MPUp7C51OCQAA",
    "fingerprint": "c78bec5c040f4d158aef2e97",
    "digest": "9fdcda86ea6e4520"
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
    "fingerprint": "548c85f1e3e0c4b01e94356f",
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
    "fingerprint": "e63eed4f3714a052ad0cb094",
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
    "fingerprint": "b8aa51b16a99963788e7d5de",
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
    "fingerprint": "2e0b5e87ef496b70998a6c85",
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
    "fingerprint": "3049d863ddc0b82bc6cc2a33",
    "digest": "8e1f7092a2cd0c9d"
  },
  "the_comet_who_was_late-play": {
    "name": "the_comet_who_was_late",
    "kind": "play",
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
    "colour": "#7d68b0",
    "placeholder": "data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABQAgCdASoQABAABUB8JbACdH8AGCFuEsEUFAAA+piB8nhDqvUVHqxUCgFGkWEzFY+uBVVITP0LjieOmQYAN0LFyDWf8T1Mjn8iAfcxsQoufiNqrEN2CZqJ5XPWbAAA",
    "fingerprint": "f4aed8c0d6a21210db772348",
    "digest": "c352840e55828d15"
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
    "fingerprint": "8d7d8bb467401444355c964e",
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
    "fingerprint": "c5bd3805af948307404f5175",
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
    "fingerprint": "bbdd3f7248fc94ad61ab515c",
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
    "fingerprint": "fde57e7f75541ac5652d8de6",
    "digest": "17f374bb97979885"
  },
  "whos_the_monster_in_oko-play": {
    "name": "whos_the_monster_in_oko",
    "kind": "play",
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
    "colour": "#bda4ed",
    "placeholder": "data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQABAABUB8JbACdAEUnFx+1NKAAP6uz5+frpwE6SBDnSz1WAD4KPNgVIM6t5xQpVZn1Kq1ophfI+vL6yYW+o8p1kUYbyTByHEF0AAA",
    "fingerprint": "1705983baaad737926ec92ae",
    "digest": "b5a42e34e28234e1"
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
    "fingerprint": "c3686192dd24106747f91bd8",
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
    "fingerprint": "2823950f76939ec0f01de689",
    "digest": "366f296ab5fb63f8"
  }
}
