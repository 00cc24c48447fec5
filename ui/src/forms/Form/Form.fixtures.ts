import { loginForm, validate } from '@stemside/rules/validation'
import type { FormValues } from './FormContext.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** Validates a login by the rules. */
export const judge = recorded((values: FormValues) => validate(loginForm, values))

/** A valid login. */
export const login = { email: 'sam@example.com', password: 'orbit-7' } as const
