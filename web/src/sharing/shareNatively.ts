import type { Profile } from '@bnr/contract/profiles/profile'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'

export type SharedProfile = Pick<Profile, 'id' | 'bnrId' | 'basic'>

/** `late`: the browser wants another press, because loading took too long. */
export type Sharing = 'done' | 'cancelled' | 'late'

/** Opens the phone’s own list of apps. Closing the list is no error. */
export async function shareNatively(data: ShareData): Promise<Sharing> {
  try {
    await navigator.share(data)
    return 'done'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return 'late'
    if (name !== 'AbortError') toastError(t('This could not be shared. Please try again'))
    return 'cancelled'
  }
}

const anyPdf = () => new File(['-'], 'biodata.pdf', { type: 'application/pdf' })

export const canShareFiles = (): boolean => navigator.canShare?.({ files: [anyPdf()] }) ?? false
