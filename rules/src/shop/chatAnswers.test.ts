import { describe, expect, it } from 'vitest'
import { countryCodes } from '../countries/countries.ts'
import { estimateDelivery } from './delivery.ts'
import { answerChat, chatQuestions } from './chatAnswers.ts'

describe('the shop’s own chat', () => {
  it.each(countryCodes)('answers each of its questions in %s', (country) => {
    for (const question of chatQuestions) expect(answerChat(question, country)).toMatch(/\.$/)
  })

  it.each([
    ['US', 'Shipping is free from $49. Below that it costs $5.99.'],
    ['IN', 'Shipping is free from ₹999. Below that it costs ₹99.'],
  ] as const)('tells what shipping costs in %s', (country, answer) => {
    expect(answerChat('What does shipping cost?', country)).toBe(answer)
  })

  it('answers with the working days of the delivery estimate', () => {
    const monday = '2026-12-07'
    const { earliest, latest } = estimateDelivery('US', monday)
    expect([earliest, latest]).toEqual(['2026-12-10', '2026-12-15'])
    expect(answerChat('When does my order arrive?', 'US')).toBe(
      'It should arrive 3 to 6 working days after you order.',
    )
  })

  it.each(['Who are you?', 'constructor'])('has no answer to %j', (question) => {
    expect(answerChat(question, 'US')).toBeUndefined()
  })
})
