import { loginForm, validate } from '@stemside/rules/validation'
import type { FormValues } from './FormContext.ts'

/** The rules' own judgement of a login. */
export const judge = (values: FormValues) => validate(loginForm, values)

/** A login that they accept. */
export const login = { email: 'sam@example.com', password: 'orbit-7' } as const
