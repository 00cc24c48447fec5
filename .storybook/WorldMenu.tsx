/* Storybook compiles its own pages for an older React, without the automatic JSX runtime. */
/** @jsxRuntime classic */
import { countries, countryCodes, parseDate } from '@stemside/rules'
import * as React from 'react'
import { Button, PopoverProvider } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { seasons } from '../ui/src/themes/seasons.ts'
import { readWorld } from '../ui/src/test/world.ts'
import type { World } from '../ui/src/test/world.ts'
import {
  choose,
  countriesWith,
  presets,
  seasonTitles,
  seasonsIn,
  toGlobals,
} from './worldChoices.ts'

/**
 * The toolbar's menu: country, season, date, session, scheme and text size of all stories. A story
 * that sets one of them itself, such as `globals: { country: 'IN' }`, locks it.
 */
export function WorldMenu() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  // The preview ignores choices until it has sent its globals.
  if (Object.keys(globals).length === 0) return null
  const world = readWorld(globals)
  const show = (next: World) => updateGlobals(toGlobals(next))
  const isLocked = (name: keyof World) => name in storyGlobals
  return (
    <PopoverProvider
      ariaLabel="World"
      placement="bottom-start"
      padding={16}
      popover={<WorldForm {...{ world, show, isLocked }} />}
    >
      <Button ariaLabel={`World: ${summaryOf(world)}`} variant="ghost" padding="small">
        {summaryOf(world)}
      </Button>
    </PopoverProvider>
  )
}

function summaryOf({ country, season, session, scheme, textSize }: World): string {
  return [
    countries[country].name,
    seasonTitles[season],
    ...(session === 'member' ? ['signed in'] : []),
    ...(scheme === 'dark' ? ['dark'] : []),
    ...(textSize === 100 ? [] : [`text ${textSize} %`]),
  ].join(' · ')
}

interface WorldFormProps {
  readonly world: World
  readonly show: (world: World) => void
  readonly isLocked: (name: keyof World) => boolean
}

function WorldForm({ world, show, isLocked }: WorldFormProps) {
  const date = React.useId()
  const set = (choice: Partial<World>) => show(choose(world, choice))
  const isSeasonLocked = isLocked('season') || isLocked('date')
  const possibleSeasons = isLocked('country') ? seasonsIn(world.country) : seasons
  const isPossible = (next: World) =>
    keysOfWorld.every((name) => !isLocked(name) || next[name] === world[name])
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Choice
        label="Preset"
        value={String(presets.findIndex((each) => isSame(each.world, world)))}
        options={[
          { value: '-1', title: 'Your own', isDisabled: true },
          ...presets.map((each, index) => ({
            value: String(index),
            title: each.title,
            isDisabled: !isPossible(each.world),
          })),
        ]}
        onChoose={(index) => {
          const chosen = presets[Number(index)]
          if (chosen !== undefined) show(chosen.world)
        }}
      />
      <Choice
        label="Country"
        value={world.country}
        isLocked={isLocked('country')}
        options={countryCodes.map((code) => ({
          value: code,
          title: countries[code].name,
          isDisabled: !countriesWith(world.season).includes(code),
        }))}
        onChoose={(country) => set({ country })}
      />
      <Choice
        label="Season"
        value={world.season}
        isLocked={isSeasonLocked}
        options={seasons.map((season) => ({
          value: season,
          title: seasonTitles[season],
          isDisabled: !possibleSeasons.includes(season),
        }))}
        onChoose={(season) => set({ season })}
      />
      <label htmlFor={date}>Date</label>
      <input
        id={date}
        type="date"
        value={world.date}
        disabled={isSeasonLocked}
        onChange={({ target }) => {
          const day = parseDate(target.value)
          if (day !== undefined) set({ date: day })
        }}
      />
      <Choice
        label="Session"
        value={world.session}
        isLocked={isLocked('session')}
        options={[
          { value: 'visitor', title: 'Visitor' },
          { value: 'member', title: 'Signed in' },
        ]}
        onChoose={(session) => set({ session })}
      />
      <Choice
        label="Scheme"
        value={world.scheme}
        isLocked={isLocked('scheme')}
        options={[
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ]}
        onChoose={(scheme) => set({ scheme })}
      />
      <Choice
        label="Text size"
        value={String(world.textSize)}
        isLocked={isLocked('textSize')}
        options={['100', '150', '200'].map((size) => ({ value: size, title: `${size} %` }))}
        onChoose={(size) => set({ textSize: Number(size) })}
      />
    </Form>
  )
}

const keysOfWorld = ['country', 'season', 'date', 'session', 'scheme', 'textSize'] as const

const isSame = (one: World, other: World) => keysOfWorld.every((key) => one[key] === other[key])

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly title: string
    readonly isDisabled?: boolean
  }[]
  /** Whether the story sets this itself. */
  readonly isLocked?: boolean
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, isLocked = false, onChoose } = props
  const id = React.useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isLocked}
        title={isLocked ? 'This story sets it.' : undefined}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen !== undefined) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.title}
          </option>
        ))}
      </select>
    </>
  )
}

const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px 16px',
  width: 340,
  maxWidth: 'calc(100vw - 64px)',
  fontSize: 14,
  'select, input': {
    font: 'inherit',
    minHeight: 36,
    padding: '0 8px',
    color: theme.color.defaultText,
    background: theme.input.background,
    border: `1px solid ${theme.input.border}`,
    borderRadius: 6,
  },
}))
