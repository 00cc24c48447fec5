/** In browsers and in Node, but not part of the language. */
declare const URL: new (address: string) => { readonly hostname: string }

/** A host name that has letters outside of ASCII, with the full stops of East Asian scripts. */
const international = /^[\p{L}\p{M}\p{N}.。．｡-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.。．｡-]*$/u

/**
 * Writes the domain of an email address in the letters that mail servers use: "maya@exämple.de" becomes
 * "maya@xn--exmple-cua.de". Both name one mailbox, so both must lead to one account. Returns any other text unchanged.
 */
export function asciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || !international.test(domain)) return email
  try {
    return email.slice(0, at) + new URL(`https://${domain}`).hostname
  } catch {
    return email
  }
}
