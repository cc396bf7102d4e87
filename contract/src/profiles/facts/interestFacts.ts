import { type FactGroup, fact } from './fact.ts'

export const interestFacts: FactGroup = {
  id: 'lifestyle',
  title: 'Hobbies & Interests',
  readers: 'everyone',
  facts: ({ lifestyle }) => [
    fact('Hobbies', lifestyle?.hobbies),
    fact('Interests', lifestyle?.interests),
    fact('Music', lifestyle?.music),
    fact('Books', lifestyle?.books),
    fact('Sports', lifestyle?.sports),
    fact('Cuisines', lifestyle?.cuisines),
    fact('Dress styles', lifestyle?.dressStyles),
  ],
}
