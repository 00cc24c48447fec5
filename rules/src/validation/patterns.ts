/**
 * A general address pattern (§5.10): dotted atoms, an @, and a host name with a dot.
 * Upper and lower case are both written out, because patterns in JSON Schema have no flags.
 */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** The longest valid address. Source: RFC 5321 §4.5.3.1.3. */
export const emailLength = 254

/** Exactly ten digits (§5.3), as `readPhone` leaves them. */
export const phonePattern = /^\d{10}$/

/** A dial code such as +91. */
export const dialCodePattern = /^\+\d{1,4}$/

/** A one-time code has exactly four digits (§5.6). */
export const codePattern = /^\d{4}$/

/** Passwords have 5 to 128 characters: length 4 or less is refused (§5.8). */
export const passwordLength = { least: 5, most: 128 } as const

/** Text without line breaks and other control characters. */
export const oneLinePattern = /^[^\p{Cc}\u2028\u2029]*$/u

/** The maximum length of the message on the card of a present. */
export const presentMessageLength = 300

/** The maximum length of a message to the shop. */
export const contactMessageLength = 2000
