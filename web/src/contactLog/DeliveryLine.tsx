import type { Delivery } from '@bnr/contract/contactLog/delivery'
import { t } from '../ui/translation.ts'
import classes from './ContactLog.module.css'

const words: Record<Delivery, string> = {
  sending: 'We are sending it.',
  sent: 'Sent.',
  retrying: 'Not sent yet: it was refused. We try again.',
  failed: 'Not sent. Check the number or address, or call.',
}

/** How far a message got that a job sends. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const isTrouble = delivery === 'retrying' || delivery === 'failed'
  return <p className={isTrouble ? classes.failed : 'soft'}>{t(words[delivery])}</p>
}
