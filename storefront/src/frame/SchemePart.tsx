import { SchemeSwitch } from '@stemside/ui/shell/SchemeSwitch'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { keepScheme } from '../effects/keepScheme.ts'
import { createScheme } from '../state/scheme.ts'

/** The choice of light or dark in the footer. */
export function SchemePart() {
  const [scheme] = useState(createScheme)
  const { choice } = useSnapshot(scheme.state)
  useEffect(() => keepScheme(scheme, window), [scheme])
  return <SchemeSwitch choice={choice} onChoiceChange={(next) => scheme.choose(next)} />
}
