import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'

type ReviewState = { title: string; text: string; mayAsk: boolean }

/** What an owner reads while the profile is not seen by others. */
export const reviewStates: Partial<Record<ProfileStatus, ReviewState>> = {
  Draft: {
    title: 'Your profile is a draft',
    text: 'Only you can see it. Send it to us when it is complete: we read every profile before others do.',
    mayAsk: true,
  },
  Ready: {
    title: statusLabels.Ready,
    text: 'We are reading your profile. It will be shown to others as soon as it is approved.',
    mayAsk: false,
  },
  Rejected: {
    title: 'Your profile was not approved',
    text: 'Please look through it once more and send it again. Our support team will gladly tell you what was missing.',
    mayAsk: true,
  },
}
