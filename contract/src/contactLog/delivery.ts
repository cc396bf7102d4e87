import { z } from '#schema'

/** How far a message got that a job sends. */
const deliveryNames = ['sending', 'sent', 'retrying', 'failed'] as const
export type Delivery = (typeof deliveryNames)[number]
export const delivery = z.enum(deliveryNames)

/** How often the queue tries to send a message. */
export const deliveryTries = 6

export function deliveryOf({ sentAt, failures }: { sentAt: Date | null; failures: number }): Delivery {
  if (sentAt) return 'sent'
  if (failures === 0) return 'sending'
  return failures < deliveryTries ? 'retrying' : 'failed'
}
