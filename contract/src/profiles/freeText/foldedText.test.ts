import { expect, test } from 'vitest'
import { foldedText } from './foldedText.ts'

test.each([
  ['n i n e', 'nine'],
  ['N-I-N-E', 'nine'],
  ['i.n.s.t.a : anna', 'insta : anna'],
  ['i_n_s_t_a', 'insta'],
  ['g*m*a*i*l', 'gmail'],
  ['i - n - s - t - a', 'insta'],
  ['j o h n @ g r a c e . o r g', 'john @ grace.org'],
  ['my f b is', 'my f b is'],
  ['B. Com and M. Com', 'b. com and m. com'],
  ['Sarah J Mathew', 'sarah j mathew'],
])('joins spaced letters: %j is %j', (text, folded) => {
  expect(foldedText(text)).toBe(folded)
})

test.each([
  ['1nsta and inst@', 'insta and insta'],
  ['!nsta, |nsta and lnsta', 'insta, insta and insta'],
  ['1n$ta!', 'insta!'],
  ['5kype', 'skype'],
  ['7e1egr4m', 'telegram'],
  ['f4ceb00k', 'facebook'],
  ['wh@t$@pp', 'whatsapp'],
  ['l!nked|n', 'linkedin'],
  ['gmai1 d0t c0m', 'gmail dot com'],
  ['n1ne e!ght 5even s1x f1ve f0ur thr33 7wo 0ne', 'nine eight seven six five four three two one'],
  ['p4anch ch4ar', 'paanch chaar'],
])('reads signs as letters: %j is %j', (text, folded) => {
  expect(foldedText(text)).toBe(folded)
})

test.each([
  ['984 547 5447', 'numbers, though 547 looks like sat, the seven of Hindi'],
  ['3k run', 'too short to tell: ek is the one of Hindi'],
  ['c0vid in 2o2o', 'no word that tells where to find somebody'],
  ['4 sisters!', 'a number beside a word'],
  ['ann@parish', 'an address'],
])('does not change %j, %s', (text) => {
  expect(foldedText(text)).toBe(text)
})
