import {
  arrivalOf,
  isolate,
  isWithoutParcel,
  longDate,
  parcelLines,
  type Order,
} from '@stemside/rules'
import { Fragment } from 'react'
import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { OrderBooks } from '../../commerce/OrderBooks/index.ts'
import { OrderContents } from '../../commerce/OrderContents/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { referLink } from '../../shell/navigation.ts'
import { WhatComesNext } from './WhatComesNext.tsx'
import styles from './OrderReceipt.module.css'

export interface OrderReceiptProps {
  order: Order
  /** Whether the page opens for the first time after the order. */
  isFirstLoad: boolean
  onCalendarSave?: (() => void) | undefined
}

/** A placed order: with thanks on the first visit, without them later. */
export function OrderReceipt({ order, isFirstLoad, onCalendarSave }: OrderReceiptProps) {
  const { customer, present } = order
  const parcelFor = present?.recipient ? `For ${isolate(present.recipient)}` : 'In your order'
  const hasParcel = !isWithoutParcel(order)
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1} size="title">
            {isFirstLoad
              ? `Thank you, ${isolate(customer.name.split(' ')[0] ?? '')}!`
              : 'Your order'}
          </Heading>
          <Text size="lead">
            Order <strong>{order.id}</strong>{' '}
            <span>
              {isFirstLoad
                ? `is placed. We have written to ${customer.email}.`
                : `was placed on ${longDate(order.placedAt, order.country)}.`}
            </span>
          </Text>
        </div>
        <Picture picture={gift} alt="" sizes="220px" className={styles.figure} data-print="never" />
      </div>
      <WhatComesNext order={order} onCalendarSave={onCalendarSave} />
      <div className={styles.columns}>
        <section aria-label="What you bought">
          <Heading size="subheading">{hasParcel ? parcelFor : 'Yours to read now'}</Heading>
          <OrderBooks
            order={order}
            pictureOf={squareOf}
            className={styles.books}
            data-print="never"
          />
          <OrderContents order={order} pictureOf={squareOf} />
        </section>
        <section aria-label={hasParcel ? 'Delivery' : 'Bill'} className={styles.side}>
          <Heading size="subheading">{hasParcel ? 'Delivery address' : 'Billed to'}</Heading>
          <address className={styles.address}>
            {parcelLines(order).map((line) => (
              <Fragment key={line}>
                <span>{line}</span>
                <br />
              </Fragment>
            ))}
          </address>
          {arrivalOf(order) === undefined && (
            <ButtonLink
              href={`/tracking?order=${encodeURIComponent(order.id)}`}
              variant="outline"
              tone="neutral"
              data-print="never"
            >
              Track this order
            </ButtonLink>
          )}
          <div className={styles.refer} data-print="never">
            <Heading level={3} size="card">
              Know another curious child?
            </Heading>
            <Text size="small">Send a friend a saving on their first order and earn one too.</Text>
            <ButtonLink href={referLink.href} size="small" tone="surface">
              {referLink.label}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  )
}
