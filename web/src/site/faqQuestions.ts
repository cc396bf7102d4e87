export const steps: readonly { title: string; text: string }[] = [
  {
    title: 'Register',
    text: 'Say whom the profile is for, give a name and a mobile number. It takes about a minute.',
  },
  {
    title: 'Verify your mobile number',
    text: 'Enter the code we send. Verified profiles are listed as such, and they receive more responses.',
  },
  {
    title: 'Complete the profile',
    text: 'Family, church, education and work: the ring on your dashboard shows what is still missing.',
  },
  {
    title: 'Add recent photos',
    text: 'One profile photo and up to five for the album, none older than three months. We look at each before it is shown.',
  },
  {
    title: 'Describe whom you hope for',
    text: 'Age, denomination, place, profession. Your partner preference guides both your suggestions and other families.',
  },
  {
    title: 'Search, shortlist, express interest',
    text: 'Look through matching profiles, keep those you would like to talk about at home, and tell a family that you are interested.',
  },
  {
    title: 'Talk, meet, pray, and tell us',
    text: 'View the phone number and call. When it is settled, tell us: we take the profile down within 24 hours and rejoice with you.',
  },
]

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Can I register twice with the same e-mail address?',
    answer:
      'No. An e-mail address belongs to one profile. If you registered before, please log in with your BNR ID or mobile number; if you have lost both, our customer care will find your profile.',
  },
  {
    question: 'How do I change the date of birth or the gender?',
    answer:
      'These two can not be changed by the member, since other families rely on them. Please ask our support team; they will correct a mistake after a short check.',
  },
  {
    question: 'What do I gain from an upgrade?',
    answer:
      'With a paid membership you can view the phone numbers of members, express interest and keep a shortlist, each within the numbers of your plan. Higher plans add a highlighted profile, a prominent place in the list and personal assistance. What is left of your contacts and interests is carried over to the new plan.',
  },
  {
    question: 'How do I upgrade?',
    answer:
      'Log in, open My Account and press Upgrade, or choose a plan on the packages page. After the payment a relationship manager verifies it and activates the membership, usually on the same working day.',
  },
  {
    question: 'How do I reach customer care?',
    answer:
      'Call {phone}, write to {email}, or send a WhatsApp message to {messaging}. The office is staffed {hours}; on WhatsApp we answer around the clock.',
  },
]
