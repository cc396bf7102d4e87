import type { Services } from '../../platform/services.ts'

const advice = 'If this was not you, please call our support at once.'

/** Tells the owner what was changed about the login, where an address is known. That this fails undoes nothing. */
export async function tellOwner(
  { messenger, log }: Services,
  email: string | null,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  if (!email) return
  await messenger
    .mail({ to: email, subject, text: `${text}\n\n${advice}` })
    .catch((error) => log.error({ err: error }, 'notice not sent'))
}
