import type { TextSection } from '../TextSections.tsx'

export const terms: readonly TextSection[] = [
  {
    title: 'Who may register',
    paragraphs: [
      'BNR Matrimony serves Christians who are free to marry under the law of India. Men must be 21 or older and women 18 or older.',
      'A profile may be kept by the person it describes, or by a parent, brother, sister, relative or friend with that person’s consent. One person has one profile, and an e-mail address can be used for one profile only.',
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
      'A paid membership starts when our staff activate it and ends on the date shown in My Account. It is meant for the profile it was bought for and can not be passed on.',
      'Memberships are non-refundable. Either side may end the agreement with 7 days’ notice.',
    ],
  },
  {
    title: 'When you have found your partner',
    paragraphs: [
      'Please tell us. A settled profile is removed within 24 hours of intimation, so that no other family waits in vain.',
      'If you would rather pause, deactivate the profile through Settings, then Deactivate My Account. It can be activated again by our administrator.',
    ],
  },
  {
    title: 'Meeting each other',
    paragraphs: [
      'We introduce families and check what can be checked from an office; we can not vouch for a person’s character. Please make your own enquiries, speak to the home church, and let the first meeting be in company.',
      'Never send money to somebody you know from a profile only. If you are asked for it, tell us at once.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      'A profile is shown to registered members of the opposite gender. Guests see initials, a blurred photo and a few facts. Phone numbers are shown only to members who use a contact of their plan, and each such view is recorded; e-mail and postal addresses are not shown to members.',
      'You decide who may not see you: a blocked member finds neither your profile nor your name. We do not sell personal data. It is used to run this service, and by the payment gateway for the payment itself.',
      'You may ask what we hold about you, have it corrected, and have your profile deleted.',
    ],
  },
  {
    title: 'Working hours',
    paragraphs: [
      'Our office works from 09:30 to 18:00, Monday to Saturday. Requests that come later are taken up on the next working day.',
    ],
  },
]

export const refund: readonly TextSection[] = [
  {
    title: 'No refund',
    paragraphs: [
      'Memberships are non-refundable. From the moment of activation our staff work for you and the contacts of your plan are open to you; neither can be given back. This holds also if the membership is not used, or is used only in part.',
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
      'If your bank took an amount that does not appear in My Account, or took it twice, send us the transaction number. Once the gateway has confirmed it, the amount goes back the way it came; this is a correction and not a refund.',
    ],
  },
  {
    title: 'Upgrading',
    paragraphs: [
      'Nothing is lost when you move to a higher plan: the days that are left of the old one are taken off the price, and unused contacts and interests are carried over.',
    ],
  },
]
