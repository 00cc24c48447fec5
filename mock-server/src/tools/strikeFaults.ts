import { setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler, Response } from 'express'
import { brokenSentence } from '../http/failures.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Spaces } from './Spaces.ts'

/** Applies the faults of /__mock/faults to requests. */
export function strikeFaults(spaces: Spaces): RequestHandler {
  return async (request, response, next) => {
    const { faults } = await spaces.of(request)
    const fault = faults.take(request.method, request.path)
    if (fault?.delayMs !== undefined) await wait(fault.delayMs)
    if (fault?.drop === 'before') {
      request.socket.destroy()
      return
    }
    if (fault?.drop === 'after') dropAnswer(response)
    if (fault?.status !== undefined) {
      // Shoppers read the message of a 5xx, so a simulated one has the message of a real one.
      const sentence = fault.status < 500 ? `A fault was set for ${request.path}.` : brokenSentence
      throw new Refusal(fault.status, sentence)
    }
    next()
  }
}

/** The request is handled, and the connection is cut instead of answered. */
function dropAnswer(response: Response): void {
  const drop = () => {
    response.socket?.destroy()
    return response
  }
  Object.assign(response, { write: drop, end: drop })
}
