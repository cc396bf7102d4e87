import type { Phone } from './enterSession.ts'

export interface PhoneEntryProps {
  initial: Phone | undefined
  busy: boolean
  failure: string | undefined
  onSend: (phone: Phone) => void
  takesFocus?: boolean
}
