import { countryCodes, parseDate } from '@stemside/rules'
import { Flag } from '../core/Flag/index.ts'
import { TextField } from '../forms/TextField/index.ts'
import { Panel } from './Panel.tsx'
import { Segments } from './Segments.tsx'
import type { Situation } from './situation.ts'

export interface WhereaboutsPanelProps {
  situation: Situation
  onChange: (part: Partial<Situation>) => void
}

const sessions = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'member', label: 'Signed in' },
] as const

/** Country, day and session. */
export function WhereaboutsPanel({ situation, onChange }: WhereaboutsPanelProps) {
  return (
    <Panel heading="Where and when">
      <Segments
        legend="Country"
        name="lab-country"
        options={countryCodes.map((code) => ({
          value: code,
          label: code,
          icon: <Flag country={code} />,
        }))}
        value={situation.country}
        onValueChange={(country) => onChange({ country })}
      />
      <TextField
        label="Date"
        name="lab-date"
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={situation.date}
        onChange={({ target }) => {
          const date = parseDate(target.value)
          if (date !== undefined) onChange({ date })
        }}
      />
      <Segments
        legend="Session"
        name="lab-session"
        options={sessions}
        value={situation.session}
        onValueChange={(session) => onChange({ session })}
      />
    </Panel>
  )
}
