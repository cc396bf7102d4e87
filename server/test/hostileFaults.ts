import type { EndpointParts } from '@bnr/contract/endpoint'
import { isErrorReply } from '@bnr/contract/errors'
import { Failure } from '../src/platform/failure.ts'
import type { Got, Send, Sent, Who } from './hostileCalls.ts'

/** Returns a function that sends a request and adds what is wrong with the reply to `faults`. */
export function asking(endpoint: EndpointParts, send: Send, faults: string[]) {
  return async (who: Who, sent: Sent): Promise<Got> => {
    const got = await send(endpoint, who, sent)
    faults.push(...faultsOf(got).map((fault) => `${fault} (${who}, ${JSON.stringify(sent).slice(0, 200)})`))
    return got
  }
}

const technical =
  /expected|received|invalid input|invalid option|>=|<=|\bNaN\b|undefined|\bnull\b|regex|pattern|infinity|\bstring\b|\bobject\b|\barray\b|boolean|\bint\b|union|literal/i

/** What is wrong with a reply to hostile input: a server error, another error format, or a 400 without a field or in technical words. */
export function faultsOf({ status, json }: Got): string[] {
  if (status >= 500) return [`server error ${status}`]
  if (status < 400) return []
  if (!isErrorReply(json)) return [`not an error reply: ${JSON.stringify(json)}`]
  if (status !== 400) return []
  const messages = Object.values(json.fields ?? {})
  if (messages.length === 0) return ['a 400 that names nothing']
  const found = [json.message, ...messages].find((message) => technical.test(withoutEcho(message)))
  return found ? [`technical words: ${found}`] : []
}

/** Leaves out names that the message repeats from the request. */
const withoutEcho = (message: string) =>
  message.replace(/^Unknown (field|search key|operation) .*/, 'Unknown')

/** What the service replies if `read` refuses the input; undefined if it accepts it. Any other error ends the test. */
export function refusalBy(read: () => unknown): Got | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { status, message, code, fields } = error
    return { status, json: { message, code, fields } }
  }
}

export const namedBy = ({ json }: Got): string[] =>
  Object.keys((json as { fields?: object } | undefined)?.fields ?? {})
