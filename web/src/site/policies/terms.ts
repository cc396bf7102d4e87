import type { TextSection } from '../TextSections.tsx'

export const terms: readonly TextSection[] = [
  {
    id: 'consent',
    title: 'Who may register',
    paragraphs: [
      'BNR Matrimony serves Christians who are free to marry under the law of India. Men must be 21 or older and women 18 or older.',
      'A profile can be managed by the person it describes, or by a parent, brother, sister, relative or friend with that person’s consent. One person has one profile, and an e-mail address can be used for one profile only.',
    ],
  },
  {
    title: 'What you tell us',
    paragraphs: [
      'Please give true and current information. Photos must show the person of the profile, alone and recognisable, and be no more than 3 months old.',
      'We verify profiles and photos before they are shown, and may ask for proof. A profile with false information is taken down. Contact details belong in their own fields and not in free text.',
    ],
  },
  {
    title: 'Membership',
    paragraphs: [
      'A paid membership starts when our staff activate it and ends on the date shown in My Account. It belongs to the profile it was bought for and cannot be transferred.',
      'Memberships are non-refundable. Either side may end the agreement with 7 days’ notice.',
    ],
  },
  {
    title: 'When you have found your partner',
    paragraphs: [
      'Please tell us. We remove a settled profile within 24 hours of hearing from you, so that no other family waits in vain.',
      'If you would rather pause, deactivate the profile through Settings, then Deactivate Profile. Our administrator can activate it again.',
    ],
  },
  {
    title: 'Meeting each other',
    paragraphs: [
      'We introduce families and check what an office can check. We cannot vouch for a person’s character. Please make your own enquiries, speak to the home church, and do not meet alone the first time.',
      'Never send money to somebody you know only from a profile. If anybody asks you for money, tell us at once.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'A profile is shown to registered members of the opposite gender. Guests see initials, a blurred photo and a few facts. Phone numbers are shown only to members who use a contact of their plan, and each such view is recorded; e-mail and postal addresses are not shown to members.',
      'You decide who cannot see you: a blocked member cannot find your profile or your name. We do not sell personal data. It is used to run this service, and by the payment gateway for the payment itself.',
      'You can ask what we store about you, have it corrected, and have your profile deleted.',
    ],
  },
  {
    title: 'Working hours',
    paragraphs: [
      'Our office works from 09:30 to 18:00, Monday to Saturday. We answer later requests on the next working day.',
    ],
  },
]

export const refund: readonly TextSection[] = [
  {
    title: 'No refund',
    paragraphs: [
      'Memberships are non-refundable. From the moment of activation our staff work for you and you can use the contacts of your plan. Neither can be returned. This applies even if you do not use the membership, or use only part of it.',
    ],
  },
  {
    title: 'Ending a membership',
    paragraphs: [
      'You may end your membership at any time with 7 days’ notice, by e-mail or by phone. The amount paid for the remaining days is not returned.',
      'We may end a membership in the same way if the terms are broken, for example by false information or by troubling other members.',
    ],
  },
  {
    title: 'A payment that went wrong',
    paragraphs: [
      'If your bank took an amount that does not appear in My Account, or took it twice, send us the transaction number. Once the gateway has confirmed it, we return the amount the way you paid it. This is a correction, not a refund.',
    ],
  },
  {
    title: 'Upgrading',
    paragraphs: [
      'When you move to a higher plan, we take what the remaining days of your old plan are worth off the price. Unused contacts and interests carry over in proportion to the days of the old plan that have passed. Unused top-ups carry over in full. From a plan that you did not pay for, all of them carry over, and nothing is taken off the price.',
    ],
  },
]
