import type { Order } from '@stemside/rules'
import type { Request, Response } from 'express'
import { notSignedIn } from '../accounts/refusals.ts'
import type { AccountReader } from '../accounts/signedIn.ts'
import type { AuthCookies } from './cookies.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'
import { readOrderKey } from '../mail/orderKeys.ts'

/** Decides who opens an order, and who changes it (decision 407). */
export class OrderAccess {
  readonly #cookies: AuthCookies
  readonly #accountIn: AccountReader

  constructor(cookies: AuthCookies, accountIn: AccountReader) {
    this.#cookies = cookies
    this.#accountIn = accountIn
  }

  /**
   * Exchanges the key in a mail for a cookie, which ends with the browser, with Log Out and with a log-in.
   * @throws {Refusal} 403 if the key is forged or has expired, or its order's buyer has erased the account
   */
  async open(shop: Shop, key: string, response: Response): Promise<string> {
    const order = await orderOfKey(shop, key)
    if (!order) {
      throw new Refusal(
        403,
        'This link does not open your order any more. Its number and your email address do.',
      )
    }
    this.#cookies.set(response, 'order-key', key, { suffix: order.id })
    return order.id
  }

  /**
   * The email address of the buyer who asks to change an order: the order's own, if this browser has opened it by the key
   * in a mail, else the account's. The caller still has to check that the order is that buyer's. Number and email address
   * are not enough.
   * @throws {Refusal} 401 without such a key and without a session
   */
  async buyer(shop: Shop, request: Request, orderId: string): Promise<string> {
    const opened = await this.#opened(shop, request, orderId)
    const buyer = opened?.customer.email.toLowerCase() ?? (await this.#accountIn(shop, request))?.id
    if (buyer === undefined) throw notSignedIn()
    return buyer
  }

  /**
   * Whether whoever asks has proved that an email address is their own: by the session, or by the key in a mail of this
   * order.
   */
  async proves(shop: Shop, request: Request, email: string, orderId = ''): Promise<boolean> {
    const opened = await this.#opened(shop, request, orderId)
    const own = [opened?.customer.email, (await this.#accountIn(shop, request))?.id]
    return own.some((one) => one?.toLowerCase() === email.toLowerCase())
  }

  /** The order, if this browser has opened it by the key in a mail. */
  async #opened(shop: Shop, request: Request, orderId: string): Promise<Order | undefined> {
    const order = await orderOfKey(shop, this.#cookies.read(request, 'order-key', orderId))
    return order?.id === orderId ? order : undefined
  }

  /**
   * An order for its buyer: by the key in a mail, by the email address on it, or by the session.
   * @throws {Refusal} 404 for a wrong id and for a wrong email alike: it does not tell which orders exist
   */
  async read(shop: Shop, request: Request, email?: string): Promise<Order> {
    const id = String(request.params['orderId'])
    const order = await shop.store.get('orders', id)
    const owner = order?.customer.email.toLowerCase()
    const isBuyer = async () =>
      email?.toLowerCase() === owner ||
      (await this.#opened(shop, request, id)) !== undefined ||
      (await this.#accountIn(shop, request))?.id === owner
    if (!order || !(await isBuyer())) {
      throw new Refusal(404, 'There is no such order for this email address.')
    }
    return order
  }
}

/** The order that a key opens. Erasing an account removes the email address from its orders; such an order stays closed. */
async function orderOfKey(shop: Shop, key: string | undefined): Promise<Order | undefined> {
  const id = await readOrderKey(shop, key)
  const order = id === undefined ? undefined : await shop.store.get('orders', id)
  return order?.customer.email === '' ? undefined : order
}
