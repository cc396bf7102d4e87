import { hasContactDetails, haveSplitNumber } from '../profiles/freeText.ts'
import { hasPaymentDetails } from './paymentDetails.ts'

/**
 * Why a message is not sent: it contains contact or payment details, by itself or together with the sender's last
 * messages, oldest first. Returns undefined for a text that can be sent.
 */
export function refusedFor(
  before: readonly string[],
  text: string,
): 'paymentDetails' | 'contactDetails' | undefined {
  const texts = [...before, text]
  const together = texts.join('\n')
  if (hasPaymentDetails(text) || hasPaymentDetails(together)) return 'paymentDetails'
  if (hasContactDetails(text) || hasContactDetails(together) || haveSplitNumber(texts))
    return 'contactDetails'
  return undefined
}
