import type { Drawing } from '../types.ts'

/** Barbs of a feather lying along the x axis from 0 to 760, banded ginger and white as the tail was. */
function barbs(): string {
  return Array.from({ length: 77 }, (_, index) => {
    const x = 40 + index * 9.2
    const along = index / 76
    const reach = Math.round(118 * Math.sin(Math.PI * (0.12 + 0.8 * along)) ** 0.7)
    const colour = Math.floor(index / 11) % 2 === 0 ? '#c8642b' : '#fff3e2'
    const tip = Math.round(x + reach * 0.55)
    return `<path d="M${x.toFixed(0)} 0 Q${(x + reach * 0.2).toFixed(0)} ${-reach * 0.6} ${tip} ${-reach} M${x.toFixed(0)} 0 Q${(x + reach * 0.2).toFixed(0)} ${reach * 0.6} ${tip} ${reach}" stroke="${colour}"/>`
  }).join('')
}

/** Pigment packets in the lens: sausages that hold grey, balls that hold rust. */
function packets(): string {
  const places = Array.from({ length: 40 }, (_, index) => {
    const turn = index * 2.399_963
    const out = 27 * Math.sqrt(index)
    return { x: Math.round(out * Math.cos(turn)), y: Math.round(out * Math.sin(turn)), index }
  })
  return places
    .filter(({ x, y }) => Math.hypot(x, y) < 158)
    .map(({ x, y, index }) =>
      x < 0
        ? `<rect x="${x - 21}" y="${y - 8}" width="42" height="16" rx="8" fill="#565f78" transform="rotate(${(index * 47) % 180} ${x} ${y})"/>`
        : `<circle cx="${x}" cy="${y}" r="13" fill="#b8501f"/>`,
    )
    .join('')
}

export const dinosaurColoursPicture: Drawing = {
  file: 'dinosaur-colours.svg',
  width: 1200,
  height: 675,
  alt: 'A feather banded in ginger and white, and a lens over it: long grey packets of pigment on one side, round rusty ones on the other.',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" role="img">
<rect width="1200" height="675" fill="#123f3c"/>
<g transform="translate(170 560) rotate(-27)"><g fill="none" stroke-width="7.500" stroke-linecap="round">${barbs()}</g><path d="M-90 14 Q300 -4 790 0" fill="none" stroke="#f0d9b8" stroke-width="8" stroke-linecap="round"/></g>
<g transform="translate(820 400)"><path d="M140 140 L268 262" stroke="#0b2a28" stroke-width="56" stroke-linecap="round"/><path d="M140 140 L262 256" stroke="#e9b44c" stroke-width="42" stroke-linecap="round"/>
<circle r="200" fill="#e9b44c"/><circle r="178" fill="#f7ead6"/><path d="M0 -178 V178" stroke="#dcc7a5" stroke-width="3" stroke-dasharray="2 10" stroke-linecap="round"/>${packets()}
<path d="M-128 -92 A158 158 0 0 1 -40 -152" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".8"/></g>
</svg>`,
}
