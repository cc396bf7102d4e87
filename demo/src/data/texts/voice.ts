import type { Gender } from '@bnr/contract/profiles/gender'

/** Pronouns and verb forms for a text in the first or third person. */
export type Voice = Readonly<Record<string, string>>

const first: Voice = {
  I: 'I',
  i: 'I',
  me: 'me',
  My: 'My',
  my: 'my',
  am: 'am',
  have: 'have',
  was: 'was',
  do: 'do',
  try: 'try',
  s: '',
  es: '',
}
const third: Record<Gender, Voice> = {
  f: {
    I: 'She',
    i: 'she',
    me: 'her',
    My: 'Her',
    my: 'her',
    am: 'is',
    have: 'has',
    was: 'was',
    do: 'does',
    try: 'tries',
    s: 's',
    es: 'es',
  },
  m: {
    I: 'He',
    i: 'he',
    me: 'him',
    My: 'His',
    my: 'his',
    am: 'is',
    have: 'has',
    was: 'was',
    do: 'does',
    try: 'tries',
    s: 's',
    es: 'es',
  },
}

/** How the author names the person, if it is somebody else. */
const relations: Readonly<Record<string, Record<Gender, string>>> = {
  Daughter: { f: 'Our daughter', m: 'Our daughter' },
  Son: { f: 'Our son', m: 'Our son' },
  Sister: { f: 'My sister', m: 'My sister' },
  Brother: { f: 'My brother', m: 'My brother' },
  Relative: { f: 'My niece', m: 'My nephew' },
  Friend: { f: 'My friend', m: 'My friend' },
}

export function voiceOf(createdFor: string, gender: Gender): { voice: Voice; relation: string | undefined } {
  const relation = relations[createdFor]?.[gender]
  return { voice: relation ? third[gender] : first, relation }
}

/** Replaces {names} in a template. A name without a value is an error in the template. */
export function filled(template: string, values: Voice): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in '${template}'`)
    return value
  })
}
