// Written by `npm run art`. Do not edit.
import { picture } from '../../picture.ts'
import figure240avif from './teddy-figure-240.avif?no-inline'
import figure240webp from './teddy-figure-240.webp?no-inline'
import figure480avif from './teddy-figure-480.avif?no-inline'
import figure480webp from './teddy-figure-480.webp?no-inline'
import figure960avif from './teddy-figure-960.avif?no-inline'
import figure960webp from './teddy-figure-960.webp?no-inline'

export const figure = /* @__PURE__ */ picture([960, 960], 'transparent', 'data:image/webp;base64,UklGRu4AAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSFgAAAARL0AWYBqcyq4USqCICPpMOIokSbXqgQD4/9/5zgpefAEL5V/MgoaI/gesLAOwuO+nkrUQdS5JTyXqXIJOJekDeKqOEMoJUvn1YjnCkv/ZGUiPcx6B8wgAVlA4IHAAAAAwAgCdASoQABAABUB8JbACdAYwnVtAumeYwAD8XW8DLnI8RAkqqV+0764R4x5b2PkcW6qyqy1atEv9iQn9L0iF60fbSbRMGy/C/JYc+TeDmtbVblRHaCikd7i53U2uE+I7MESsj7qFzuBzpydPAAAA', [
  [240, figure240avif, figure240webp],
  [480, figure480avif, figure480webp],
  [960, figure960avif, figure960webp],
])
