import type { Ages } from '@stemside/rules'
import { Badge, type BadgeProps } from '../../core/Badge/index.ts'
import { agesLabel } from './agesLabel.ts'

export interface AgeBadgeProps extends Omit<BadgeProps, 'children'> {
  /** From which to which year of age; without `to`, upwards. */
  ages: Ages
}

/** For which ages a toy is made, as a pill on its picture. */
export function AgeBadge({ ages, ...rest }: AgeBadgeProps) {
  return <Badge {...rest}>{`Ages ${agesLabel(ages)}`}</Badge>
}
