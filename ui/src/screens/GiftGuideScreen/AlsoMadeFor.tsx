import { ageBandLabels, type AgeBand } from '@stemside/rules'
import { Fragment } from 'react'
import { agesLabel } from '../../commerce/AgeBadge/index.ts'
import type { ShelfItem } from '../../commerce/shelfItem.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { finderLink } from '../../shell/navigation.ts'

export interface AlsoMadeForProps {
  readonly age: AgeBand
  /** The guide's other toys that are made for this age. */
  readonly items: readonly ShelfItem[]
}

/**
 * Links to toys that the guide shows under another age, because each toy has one card: a child of seven may love Mars,
 * whose card is further down. The toy finder asks for what the child loves.
 */
export function AlsoMadeFor({ age, items }: AlsoMadeForProps) {
  return (
    <Text size="small">
      {items.length > 0 && (
        <>
          <span>{`Also made for ${ageBandLabels[age]}: `}</span>
          {items.map(({ sku, name, href, ages }, place) => (
            <Fragment key={sku}>
              {place > 0 && ', '}
              <Link href={href}>{name}</Link> <span>{`(${agesLabel(ages)})`}</span>
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      <Link href={`${finderLink.href}?age=${age}`}>Choose by what the child loves</Link>
    </Text>
  )
}
