/** Suggested reasons for rejecting a profile or a photo. The family receives the text; staff can write another one. */
export const usualReasons = {
  profile: [
    'Please give the full name',
    'Some details are missing',
    'Some details do not agree with one another',
    'This person has another profile already',
    'We could not verify who this is',
  ],
  photo: [
    'The face cannot be seen clearly',
    'The photo shows more than one person',
    'The photo does not show this person',
    'Contact details can be read in the photo',
  ],
} as const satisfies Record<string, readonly string[]>
