import type { GoogleClaims } from '../google/provider.ts'

export interface Person extends GoogleClaims {
  readonly name: string
  readonly email: string
  /** What signing in as this person shows. */
  readonly shows: string
}

/** Invented people, at domains that nobody can have. Each leads to another outcome. */
export const people: readonly Person[] = [
  {
    sub: 'stand-in-maya',
    name: 'Maya Sample',
    email: 'maya@example.com',
    email_verified: true,
    hd: 'example.com',
    shows: 'Signs in; the sample account with this address is linked.',
  },
  {
    sub: 'stand-in-ada',
    name: 'Ada Sample',
    email: 'ada@example.com',
    email_verified: true,
    hd: 'example.com',
    shows: 'Signs in; the first time, an account is made.',
  },
  {
    sub: 'stand-in-otto',
    name: 'Otto Example',
    email: 'otto@mail.example',
    email_verified: true,
    shows: 'Is refused: Google does not run this address.',
  },
  {
    sub: 'stand-in-nobody',
    name: 'Nobody Example',
    email: 'nobody@example.com',
    email_verified: false,
    hd: 'example.com',
    shows: 'Is refused: the address is not confirmed.',
  },
]
