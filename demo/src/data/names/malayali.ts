import type { NamePool } from '../community.ts'
import { words } from '../lines.ts'

const parents = {
  fathers: words(`
    Abraham, Alexander, Antony, Augustine, Baby, Chacko, Cherian, Devassy, Eapen, George, Geevarghese,
    Ittoop, Jacob, James, John, Johny, Jose, Joseph, Joy, Kochumon, Kunjumon, Kurian, Kuriakose,
    Lonappan, Mani, Mathai, Mathew, Mathukutty, Ninan, Ouseph, Oommen, Pappachan, Paul, Paulose, Philip,
    Punnoose, Raju, Sebastian, Shaji, Simon, Skaria, Sunny, Thampi, Tharian, Thomas, Tomy, Ulahannan,
    Varghese, Varkey, Yohannan, Zachariah
  `),
  mothers: words(`
    Aleyamma, Alice, Aley, Annamma, Annie, Baby, Brigit, Celine, Chinnamma, Daisy, Elizabeth, Elsy,
    Eliamma, Gracy, Jancy, Jessy, Jolly, Kochurani, Kunjumol, Laly, Leela, Leelamma, Lissy, Lizy, Lucy,
    Mariamma, Mary, Marykutty, Mercy, Molly, Omana, Philomina, Rachel, Rosamma, Rosily, Rosy, Saramma,
    Sheela, Sherly, Sosamma, Susamma, Susy, Thankamma, Theyyamma, Valsamma, Valsa
  `),
}

/** Names of Saint Thomas Christians: a given name followed by the father’s or the house name. */
export const syrianNames: NamePool = {
  ...parents,
  men: words(`
    Abel, Abin, Abraham, Ajin, Ajo, Akhil, Alan, Albin, Alex, Amal, Anil, Antony, Aravind, Arun, Ashwin,
    Basil, Benny, Bibin, Binu, Blesson, Christo, Cyril, Dennis, Dony, Ebin, Eldho, Febin, George,
    Georgy, Godwin, Jacob, Jerin, Jerry, Jibin, Jijo, Jince, Jinto, Jithin, Jobin, Joel, Jomon, Joseph,
    Joshy, Jubin, Justin, Kevin, Libin, Lijo, Linto, Manu, Mathew, Melvin, Merin, Nevin, Nibin, Nithin,
    Noel, Paul, Philip, Pradeep, Renjith, Robin, Roby, Rohan, Ron, Roshan, Roy, Sachin, Sajan, Sanju,
    Sebin, Shijo, Shinto, Sibin, Sijo, Sonu, Stebin, Subin, Thomas, Tijo, Tinu, Titto, Tom, Tony, Varun,
    Vinu, Vipin
  `),
  women: words(`
    Aleena, Alka, Alphonsa, Amala, Aneesha, Angel, Anila, Anitta, Anju, Ann Maria, Anna, Annie, Anu,
    Anugraha, Ashly, Ashna, Asha, Athira, Beena, Bini, Bincy, Blessy, Chinnu, Christy, Diya, Dona,
    Elizabeth, Elsa, Emi, Feba, Femy, Gifty, Gopika, Honey, Irene, Jancy, Jasna, Jeena, Jesna, Jinu,
    Jisha, Jismi, Jomol, Josmy, Juby, Julie, Keerthi, Leena, Lintu, Linta, Liya, Maria, Mariya, Meera,
    Merin, Minnu, Navya, Neethu, Neha, Nikita, Nimmy, Nisha, Nissy, Priya, Reshma, Riya, Rincy, Rini,
    Rose Mary, Rosemol, Sandra, Sara, Sherin, Shilpa, Shiny, Silpa, Simi, Sneha, Sonia, Sruthi, Stephy,
    Susan, Tessa, Tincy, Tinu, Treesa, Veena
  `),
  families: words(`
    Abraham, Alex, Antony, Arackal, Chackalackal, Chacko, Chempakassery, Cherian, Chirayath, Eapen,
    George, Idicula, Jacob, James, John, Joseph, Joy, Kaithakkal, Kallarackal, Kanjirathingal,
    Kizhakkethil, Kollannur, Koshy, Kottarathil, Kunnel, Kuriakose, Kurian, Kuruvilla, Mathew, Mammen,
    Manjooran, Mundackal, Nellissery, Ninan, Oommen, Palackal, Palathingal, Panicker, Paul, Philip,
    Pulickal, Puthenpurackal, Puthussery, Scaria, Sebastian, Thadathil, Thekkekara, Thomas, Tharakan,
    Thottathil, Vadakkan, Vallikunnel, Varghese, Varkey, Vattakunnel, Zachariah
  `),
}

/** Names of Latin Catholics of the coast, some with Portuguese family names. */
export const keralaLatinNames: NamePool = {
  ...syrianNames,
  families: words(`
    Alexander, Andrews, Antony, Augustine, Benedict, Correya, Cruz, DCosta, DCruz, DSilva, Fernandez,
    Figarado, Francis, Gomez, Jerome, Joseph, Lawrence, Lopez, Mendez, Morris, Netto, Nicholas, Pereira,
    Peter, Pious, Rebello, Rodriguez, Sebastian, Silvester, Simenthy, Stephen, Xavier, Yesudasan
  `),
}
