import { kindInToken, type MailKind } from '@bnr/contract/summaries/rules'
import { isSignature, signatureOf } from '../platform/signature.ts'
import type { Services } from '../services/services.ts'

type Needs = Pick<Services, 'config' | 'secrets'>

/** The address that switches off one kind of mail without a login. It does nothing else, so it never expires. */
export function unsubscribeAddress({ config, secrets }: Needs, profileId: number, kind: MailKind): string {
  const named = `${profileId}.${kind}`
  return `${config.publicUrl}/unsubscribe/${named}.${signatureOf(secrets.unsubscribing, named)}`
}

/** Whose mails of which kind a token switches off; undefined unless we have made it. */
export function readUnsubscribeToken({ secrets }: Pick<Needs, 'secrets'>, token: string) {
  const [id = '', named = '', signature = ''] = token.split('.')
  const kind = kindInToken(token)
  if (!kind || !isSignature(secrets.unsubscribing, `${id}.${named}`, signature)) return undefined
  return { profileId: Number(id), kind }
}
