import type { Story } from './story.ts'

export const northAndNorthEast: readonly Story[] = [
  {
    caption: 'Snow on the day we said yes',
    groomName: 'Kevisetuo',
    brideName: 'Neilanuo',
    weddingDate: '2025-12-13',
    picture: 'hills',
    text: `In our village near Kohima everybody is somebody's cousin, so my aunt kept a notebook of whom I could not marry. Neilanuo's name was not in it. She was working in Delhi, I was teaching in the hills, and we wrote letters, real ones on paper, because the network would not hold a call.

The Baptist church decorated the hall for three days. On the morning of the wedding there was frost on every pine, and the old people said they had last seen it so white in the year they were married themselves. We took that as a blessing.`,
  },
  {
    caption: 'She sang alto, I learnt to listen',
    groomName: 'Lalrinmawia',
    brideName: 'Zodinpuii',
    engagementDate: '2024-03-15',
    weddingDate: '2024-04-26',
    picture: 'hills',
    text: `I had moved from Aizawl to Pune for work, and after five years I missed the Presbyterian hymns so much that I sang all four parts in the shower. My sister made my profile as a joke and wrote that down. Zodi read it in Shillong and wrote: "I can take the alto off your hands."

We met when I came home for Christmas. Her father asked me three questions about my work and one about my soul, and it was the last that he listened to. We married in April, when the hills are green again. The shower is quieter now and the kitchen is not.`,
  },
  {
    caption: 'Prayed for by two villages',
    groomName: 'Anugrah',
    brideName: 'Sushma',
    weddingDate: '2024-02-03',
    picture: 'church',
    text: `We come from Lutheran villages near Gumla and Khunti. My wife's family had prayed for a son-in-law who would not ask for a dowry; mine had prayed for a daughter-in-law who would go on studying. When the families met under the mango tree, my father said the first thing and hers said the second, almost together, and then nobody had anything left to bargain about. Sushma finished her nursing degree in the second year of our marriage. Both villages came to the thanksgiving with drums, and they came on foot.`,
  },
  {
    caption: 'Worth the long way round',
    groomName: 'Samuel Masih',
    brideName: 'Ruth',
    engagementDate: '2022-10-02',
    weddingDate: '2023-02-18',
    picture: 'rings',
    text: `My family has lived in Gurdaspur for five generations and attends the Salvation Army corps that my great-grandfather helped to build. Ruth was born in Lucknow and raised on Anglican evensong. On paper we had little in common beyond faith and a weakness for kulfi. The first two meetings were awkward. At the third the power failed, and we sat in the dark and told each other what we were afraid of.

I am glad that nobody hurried us. It took eleven months, two grandmothers, and one very patient person at the office who kept saying: "Take the time you need, it is your life." We took the long way round. It was worth every step.`,
  },
]
