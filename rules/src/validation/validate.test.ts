import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessages } from './validate.ts'

describe('messages', () => {
  it('are keyed by dotted path, and a field has the message of its first issue', () => {
    const nested = z.object({ gift: z.object({ to: z.string('Who for?') }) })
    const result = z.safeParse(nested, { gift: {} })
    expect(result.success ? {} : fieldMessages(result.error)).toEqual({ 'gift.to': 'Who for?' })
  })
})
