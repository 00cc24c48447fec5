import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { countryWithPrices } from '../page.fixtures.tsx'
import { ClassBand } from './ClassBand.tsx'
import { classCards, education } from './EducationScreen.fixtures.ts'

const noteOf = (name: string) => screen.getByRole('link', { name }).closest('li')

test('each kit of a class says that its price includes a gamepad, or that it does not play without one (§2.69)', () => {
  const plan = education.classes.find(({ toys }) =>
    toys.some(({ sku }) => sku === 'plugo_detective'),
  )
  if (plan === undefined) throw new Error('no class has Plugo Detective')
  render(
    <ClassBand
      plan={plan}
      lessons={[]}
      cards={classCards}
      {...countryWithPrices({ country: 'CA' })}
    />,
  )
  expect(noteOf('Plugo Detective')).toHaveTextContent(
    'Plays with a gamepad, C$25.00 more. It does not play without one.',
  )
  expect(noteOf('Plugo Count')).toHaveTextContent('With the Plugo Gamepad')
})
