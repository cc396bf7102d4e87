import type { NamePool } from '../community.ts'
import { words } from '../lines.ts'

const englishMen = words(`
    Alfred, Benedict, Clement, Daniel, Donald, Edmund, Ferdinand, Gideon, Henry, Jeremy,
    Kenneth, Lambert, Marcus, Patrick, Raymond, Samuel, Stephen, Victor, Wesley
  `)
const englishWomen = words(`
    Angelica, Beatrice, Catherine, Christina, Elizabeth, Esther, Evangeline, Gloria, Grace, Hannah,
    Irene, Jessica, Joyce, Lydia, Mary, Mercy, Naomi, Priscilla, Rachel, Rebecca, Ruth, Sarah,
    Vanessa
  `)
const olderMen = words(`
    Bernard, Charles, Edwin, Francis, George, Harrison, James, John, Joseph, Lawrence, Martin, Moses,
    Paul, Peter, Philip, Robert, Simon, Thomas, William
  `)
const olderWomen = words(`
    Agnes, Alice, Bertha, Clara, Dorothy, Emily, Florence, Helen, Ivy, Jane, Josephine, Lily, Margaret,
    Martha, Mary, Rose, Sophia, Theresa, Veronica, Winifred
  `)

export const khasiNames: NamePool = {
  men: [
    ...englishMen,
    ...words(`
    Aiban, Banjop, Bantei, Damang, Ebanjop, Kitbok, Kyrshan, Lamjingshai, Mebanker, Pynskhem, Shanbor,
    Shemphang, Teibor, Wanbok, Wanphai
  `),
  ],
  women: [
    ...englishWomen,
    ...words(`
    Aibanri, Badahun, Banri, Daphinia, Daphisha, Ibadahun, Ibanri, Idahun, Larisa, Mewan, Phidalia, Ridalin, Wandahun
  `),
  ],
  fathers: [...olderMen, ...words('Hamlet, Kynpham, Skendrowell')],
  mothers: [...olderWomen, ...words('Bina, Darihun, Sngewbha')],
  families: words(`
    Blah, Dkhar, Diengdoh, Jyrwa, Kharbhih, Kharbuli, Kharkongor, Kharmawphlang, Kharsyntiew, Khongwir,
    Kurbah, Lyngdoh, Lyngwa, Marbaniang, Mawlong, Mawrie, Nongbri, Nongkynrih, Nongrum, Nongsiej, Pde,
    Pyngrope, Rani, Rynjah, Sawian, Shabong, Shullai, Sohtun, Swer, Syiem, Thangkhiew, Wahlang, Warjri
  `),
}

export const garoNames: NamePool = {
  men: [...englishMen, ...words('Chengku, Grithang, Salseng, Sengrik, Silgrak, Tengsan, Walnam')],
  women: [...englishWomen, ...words('Anchi, Balkame, Chesime, Rikchi, Salchi, Sengchi, Silme')],
  fathers: olderMen,
  mothers: olderWomen,
  families: words(`
    Areng, Arengh, Bangshal, Chambugong, Koksi, Marak, Momin, Sangma, Shira
  `),
}

export const mizoNames: NamePool = {
  men: words(`
    Hmingthanmawia, Lalawmpuia, Lalbiakzuala, Lalchhuanawma, Lalhmangaiha, Lalhriatpuia, Lalmuankima,
    Lalnunmawia, Lalpekhlua, Lalremruata, Lalrinawma, Lalrindika, Lalruatfela, Lalthazuala,
    Malsawmtluanga, Ramdinliana, Rosangpuia, Vanlalhruaia, Vanlalruata, Zodinpuia, Zonunsanga,
    Zoramthara, Zothanmawia
  `),
  women: words(`
    Esther Lalrinpuii, Hmangaihzuali, Lalbiakmawii, Lalchhanhimi, Lalengzuali, Lalhmingliani,
    Lalhriatpuii, Lalmuanpuii, Lalnunpuii, Lalpekhlui, Lalremsiami, Lalrindiki, Lalrinpuii, Lalruatfeli,
    Lalthanpuii, Malsawmdawngi, Ramdinmawii, Rosangzuali, Ruth Zonunmawii, Vanlalhruaii, Vanlalmawii,
    Zodinsangi, Zonunmawii, Zothanpuii
  `),
  fathers: words(`
    Biakliana, Hrangthanga, Lalbiakthanga, Lalchungnunga, Lalhluna, Lalkhawliana, Lalngaihzuala,
    Lalrinliana, Lalsanglura, Lalthanzauva, Rokhuma, Rualkhuma, Thanmawia, Vanlalngaia, Zahmingliana,
    Zokhuma, Zoliana
  `),
  mothers: words(`
    Biakthansangi, Hmingthanzuali, Lalbiakkimi, Lalhmangaihi, Lalkhawngaihi, Lalngaihzuali, Lalramliani,
    Lalsangzuali, Lalthangpuii, Rothangpuii, Thanchhingi, Vanlalchami, Zaithanmawii, Zoramthangi
  `),
  families: words(`
    Bawitlung, Chawngthu, Chenkual, Chhakchhuak, Chhangte, Colney, Fanai, Hauhnar, Hlawndo, Hmar,
    Hnamte, Khawlhring, Khiangte, Pachuau, Ralte, Renthlei, Sailo, Tlau, Tochhawng, Varte, Vuite, Zadeng
  `),
}

/** Given names that several Naga peoples share. Their family names differ. */
const nagaMen = words(`
    Abel, Aaron, Benjamin, Daniel, David, Ezekiel, Imti, Isaac, Jonah, Joseph, Joshua, Kevin, Luke,
    Moses, Nathan, Neil, Peter, Samuel, Stephen, Temjen, Thomas, Timothy, Vincent
  `)
const nagaWomen = words(`
    Abigail, Alice, Anna, Asenla, Esther, Grace, Hannah, Joanna, Julie, Lydia, Martha, Mary, Mercy,
    Naomi, Narola, Rachel, Rebecca, Rose, Ruth, Sarah, Sharon, Sophia, Vivian
  `)

const naga = (families: readonly string[], men: readonly string[], women: readonly string[]): NamePool => ({
  men: [...nagaMen, ...men],
  women: [...nagaWomen, ...women],
  fathers: [...olderMen, ...men],
  mothers: [...olderWomen, ...women],
  families,
})

export const aoNames = naga(
  words(`
    Aier, Ao, Imchen, Imsong, Jamir, Kichu, Longchar, Longkumer, Lemtur, Ozukum, Pongen, Tzudir, Walling
  `),
  words('Akang, Bendang, Imkong, Limasunep, Moatoshi, Toshi, Wati'),
  words('Aienla, Arenla, Imlirenla, Moanaro, Sentila, Temsula, Yashila'),
)
export const angamiNames = naga(
  words(`
    Angami, Keditsu, Kense, Kire, Liezietsu, Mere, Metha, Miachieo, Rio, Solo, Suokhrie, Tep, Tsolo, Zao
  `),
  words('Kevise, Khriesa, Medo, Neiketuo, Thejao, Vizo'),
  words('Aseno, Keneinguno, Khriezo, Medonuo, Neichunuo, Vizolie'),
)
export const sumiNames = naga(
  words(`
    Achumi, Assumi, Awomi, Ayemi, Chishi, Jimomi, Kiba, Kinimi, Shohe, Swu, Sumi, Yeptho, Yepthomi,
    Zhimomi
  `),
  words('Hokato, Inato, Kito, Tokiho, Vikato'),
  words('Akali, Hesheli, Inakali, Toli, Vikali'),
)
export const lothaNames = naga(
  words(`
    Ezung, Humtsoe, Jami, Kikon, Kithan, Lotha, Murry, Ngullie, Odyuo, Ovung, Patton, Shitiri, Tungoe,
    Yanthan
  `),
  words('Mhao, Nchumbemo, Renbemo, Yanpothung'),
  words('Libeni, Mhabeni, Nzanthung, Yanbeni'),
)
export const tangkhulNames = naga(
  words(`
    Awungshi, Hungyo, Kasar, Keishing, Luithui, Muivah, Ngahui, Raihing, Ramson, Shaiza, Shimray,
    Tangkhul, Vashum, Zimik
  `),
  words('Chihanphang, Ningreingam, Ringphami, Somi, Wungreiyo'),
  words('Chanchan, Mayori, Ningchui, Themreichan, Wonchihan'),
)
export const kukiNames = naga(
  words(`
    Baite, Chongloi, Guite, Haokip, Hangshing, Khongsai, Kipgen, Lhouvum, Lhungdim, Mate, Singsit,
    Sitlhou, Touthang, Vaiphei
  `),
  words('Haopu, Lunminthang, Paominlal, Seiminlen, Thangboi'),
  words('Hoineilhing, Kimneihat, Nengboi, Vahneihoi'),
)

export const bodoNames: NamePool = {
  men: words(`
    Abraham, Anjan, Bikash, Daniel, David, Dipak, Gwmdan, Hiranya, Joseph, Mizing, Paul, Pranjal, Rajen,
    Rwdwmsa, Samuel, Sansuma, Simon, Sujit
  `),
  women: words(`
    Anjali, Bibari, Daimalu, Esther, Gwjwnsri, Jwngma, Mainaosri, Mary, Monika, Nijira, Rimpi, Ruth,
    Sarah, Sonali, Swmdwn
  `),
  fathers: [...olderMen, ...words('Dhaneswar, Lakhi, Nabin')],
  mothers: [...olderWomen, ...words('Bimala, Renu, Sabitri')],
  families: words(`
    Basumatary, Boro, Brahma, Daimary, Goyary, Hajowary, Islary, Khaklary, Mushahary, Narzary, Wary
  `),
}
