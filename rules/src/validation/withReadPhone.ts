import * as z from 'zod/mini'
import { readPhone } from '../readPhone.ts'

/**
 * Lets a form or a body of the API have its phone number as people write it: reads the number and its dial code
 * before the schema checks the fields.
 * @param dialCodeName - the field with the dial code; the wire calls it `countryCode`
 * @param phoneName - the field with the number
 */
export function withReadPhone<S extends z.ZodMiniType>(
  schema: S,
  dialCodeName: 'dialCode' | 'countryCode' | 'recipientDialCode',
  phoneName: 'phone' | 'recipientPhone' = 'phone',
) {
  const read = z.transform((input: z.input<S>): unknown => {
    if (!isRecord(input)) return input
    const { [phoneName]: phone, [dialCodeName]: selected } = input
    if (typeof phone !== 'string' || typeof selected !== 'string') return input
    const found = readPhone(phone, selected.trim())
    return { ...input, [phoneName]: found.phone, [dialCodeName]: found.dialCode }
  })
  return z.pipe(read, schema)
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null
}
