import type { Ages } from '@stemside/rules'
import { Badge, type BadgeProps } from '../../core/Badge/index.ts'
import { agesLabel } from './agesLabel.ts'

export interface AgeBadgeProps extends Omit<BadgeProps, 'children'> {
  /** The ages in years; without `to` there is no upper limit. */
  ages: Ages
}

/** The ages that a toy is for, as a pill on its picture. */
export function AgeBadge({ ages, ...rest }: AgeBadgeProps) {
  return <Badge {...rest}>{`Ages ${agesLabel(ages)}`}</Badge>
}
