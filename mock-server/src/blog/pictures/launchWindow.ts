import type { Drawing } from '../types.ts'

/** The Sun's place in the picture, and the orbits around it at their true ratio, 1 to 1.52. */
const sun = { x: 600, y: 338 }
const earthOrbit = 180
const marsOrbit = 274

/** A point of an orbit; degrees turn anticlockwise from the right, as planets do from above. */
function at(radius: number, degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180
  return {
    x: Math.round(sun.x + radius * Math.cos(turn)),
    y: Math.round(sun.y - radius * Math.sin(turn)),
  }
}

const leave = at(earthOrbit, 180)
const marsAtStart = at(marsOrbit, 180 + 44)
const arrive = at(marsOrbit, 0)
/** The half ellipse that touches both orbits. */
const wide = (earthOrbit + marsOrbit) / 2
const high = Math.round(Math.sqrt(earthOrbit * marsOrbit))

export const launchWindowPicture: Drawing = {
  file: 'launch-window.svg',
  width: 1200,
  height: 675,
  alt: 'The orbits of Earth and Mars, with the half ellipse that a spacecraft coasts along from Earth to the place where Mars will be.',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" role="img">
<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffd76a"/><stop offset=".35" stop-color="#ffb52e"/><stop offset="1" stop-color="#ffb52e" stop-opacity="0"/></radialGradient>
<linearGradient id="mars" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff8a5c"/><stop offset="1" stop-color="#b8401f"/></linearGradient>
<linearGradient id="earth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7ad7ff"/><stop offset="1" stop-color="#1f6fd1"/></linearGradient></defs>
<rect width="1200" height="675" fill="#12163a"/>
<g fill="#fff">${stars()}</g>
<g fill="none" stroke-width="2"><circle cx="${sun.x}" cy="${sun.y}" r="${earthOrbit}" stroke="#5fb8ff" stroke-opacity=".55"/><circle cx="${sun.x}" cy="${sun.y}" r="${marsOrbit}" stroke="#ff8a5c" stroke-opacity=".55"/></g>
<path d="M${leave.x} ${leave.y} A${wide} ${high} 0 0 0 ${arrive.x} ${arrive.y}" fill="none" stroke="#ffe08a" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 15"/>
<circle cx="${sun.x}" cy="${sun.y}" r="92" fill="url(#glow)"/><circle cx="${sun.x}" cy="${sun.y}" r="34" fill="#ffd76a"/>
<circle cx="${leave.x}" cy="${leave.y}" r="22" fill="url(#earth)"/><path d="M${leave.x - 14} ${leave.y - 8}q10 -10 18 0t-4 12q-12 4 -14 -12z" fill="#58c27d"/>
<circle cx="${marsAtStart.x}" cy="${marsAtStart.y}" r="17" fill="url(#mars)" opacity=".5"/>
<circle cx="${arrive.x}" cy="${arrive.y}" r="19" fill="url(#mars)"/><ellipse cx="${arrive.x + 4}" cy="${arrive.y - 12}" rx="7" ry="3" fill="#ffe3d3"/>
<g font-family="system-ui, sans-serif" font-size="24" font-weight="600" fill="#e8ebff"><text x="${sun.x - marsOrbit - 20}" y="${leave.y + 8}" text-anchor="end">Earth, July</text><text x="${arrive.x + 32}" y="${arrive.y + 8}">Mars, February</text><text x="${marsAtStart.x - 26}" y="${marsAtStart.y + 34}" text-anchor="end" opacity=".75">Mars, July</text></g>
</svg>`,
}

/** A sky that is the same each time: places spread by the golden ratio. */
function stars(): string {
  return Array.from({ length: 70 }, (_, index) => {
    const x = Math.round(((index * 0.618_034) % 1) * 1200)
    const y = Math.round(((index * 0.754_878) % 1) * 675)
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.6}" opacity="${0.25 + (index % 4) * 0.15}"/>`
  }).join('')
}
