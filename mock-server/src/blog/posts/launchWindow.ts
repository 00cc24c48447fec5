import { launchWindowPicture } from '../pictures/launchWindow.ts'
import type { Post } from '../types.ts'

export const launchWindow: Post = {
  id: 103,
  slug: 'why-a-trip-to-mars-waits-twenty-six-months',
  date: '2026-10-30T09:00:00',
  title: 'Why a trip to Mars waits twenty-six months',
  excerpt:
    'In July 2020 three spacecraft left for Mars within eleven days. They were not racing each other. They were racing two planets.',
  author: 'workshop',
  categories: ['earth-and-space', 'maths-and-games'],
  picture: launchWindowPicture,
  text: `
In July 2020 three spacecraft left for Mars within eleven days: Hope from the Emirates on the 19th, Tianwen-1 from China on the 23rd, Perseverance from the United States on the 30th. They were not racing each other. They were racing two planets.

## Two runners on one track

Think of Earth and Mars as runners on a round track. Earth has the inside lane and takes 365 days for a lap. Mars, further out, takes 687. Because Earth laps faster, it catches Mars up again and again, and from one catching-up to the next about 780 days go by: a little under twenty-six months. Astronomers call that the *synodic period*.

You can find the number yourself. In one day Earth covers 1/365 of a lap and Mars 1/687. The difference, 1/365 − 1/687, is how much of a lap Earth gains each day. Turn that fraction upside down and you have the days it needs to gain a whole one.

## You do not aim at Mars

It would be natural to set off when the two planets are closest. It would also be far too late. A rocket has fuel for a hard push at the start and small corrections after that; between them it coasts, falling around the Sun on an orbit of its own. The cheapest such path just touches Earth’s orbit at one end and the orbit of Mars at the other. The German engineer Walter Hohmann worked it out in 1925, long before anybody could fly it.

Coasting along that half ellipse takes a little over eight months. So you do not aim at Mars. You aim at the empty place where Mars will be, the way you throw a ball to a friend who is running. For the two to arrive together, Mars has to be about 44 degrees ahead of Earth on the day you leave. That happens once in each twenty-six months, and stays nearly true for a few weeks. Those weeks are the launch window.

## Miss it, and wait

Europe’s rover Rosalind Franklin was meant to fly in the same summer. Its parachutes were not ready, and there was no question of leaving in October instead. A missed window is a wait of two years.

The same clock runs for the way home. Anybody who travels to Mars one day will have to stay until the planets stand right again: more than a year on the ground, whether or not there is anything left to do.

## Try it in the garden

1. Draw two circles with chalk around a “Sun”, the outer one half as wide again as the inner.
2. One person walks the inner circle, one the outer, at a pace that lets the inner walker finish almost two laps while the outer one finishes one.
3. The inner walker rolls a ball outward and tries to hit the place where the other will be. Notice how early the ball has to go.

After a few tries somebody will say “now!” at just the right moment. That somebody has found a launch window.

## Talking with a delay

Once it is there, the waiting does not end. Radio travels at the speed of light, and still takes between three and twenty-two minutes from Earth to Mars, depending on where the two runners are. Nobody can steer a rover with a joystick. Its drivers write down a whole day’s route, send it in the morning and learn in the evening how it went.

Play it indoors: one person is blindfolded, another gives directions through the house, but every instruction is written on paper and delivered three minutes later by a slow messenger. You will find yourself planning further and further ahead. In [Orboot Mars](/orboot/mars) the rover wants its whole route in advance for this very reason.
`,
}
