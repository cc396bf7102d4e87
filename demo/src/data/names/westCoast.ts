import type { NamePool } from '../community.ts'
import { words } from '../lines.ts'

const men = words(`
    Aaron, Adrian, Agnelo, Alban, Alister, Allwyn, Anthony, Ashwin, Austin, Avinash, Blaise, Brandon,
    Brian, Calvin, Carlton, Clarence, Clinton, Clive, Craig, Darryl, Dean, Denzil, Dylan, Elroy, Elton,
    Errol, Fabian, Floyd, Francis, Gavin, Glen, Ian, Jason, Jayden, Joel, Joshua, Keith, Kenneth, Kevin,
    Lancy, Larry, Leander, Lester, Lloyd, Loy, Macklin, Malcolm, Melroy, Melvin, Mervin, Nathan, Neil,
    Nelson, Nigel, Noel, Norbert, Oswald, Preetham, Prajwal, Reuben, Rohan, Ronan, Roshan, Royston,
    Ryan, Savio, Sean, Shane, Shawn, Sheldon, Sherwin, Stanley, Stefan, Trevor, Valerian, Vian, Wilfred
  `)
const women = words(`
    Abigail, Alisha, Andrea, Angela, Annette, Ashley, Avril, Bernadette, Brenda, Candice, Carol,
    Caroline, Celine, Charlotte, Cheryl, Christine, Clara, Claudia, Crystal, Daphne, Delphine, Denise,
    Diana, Elaine, Fiona, Flavia, Gail, Genevieve, Geraldine, Gwen, Hazel, Ida, Ivy, Jacintha, Janice,
    Jennifer, Joanna, Joyce, Juanita, Karen, Larissa, Lavina, Leona, Lorraine, Louella, Marina, Marissa,
    Maria, Melanie, Melissa, Michelle, Natasha, Nicole, Nikita, Noella, Olivia, Pearl, Pooja, Priya,
    Reema, Renita, Rhea, Rochelle, Roma, Sabrina, Sandra, Sharal, Sharon, Sheryl, Simone, Sonal, Stacy,
    Steffi, Tanya, Tina, Valencia, Vanessa, Verona, Violet, Viola, Wilma
  `)
const fathers = words(`
    Albert, Alexander, Alphonse, Ambrose, Anthony, Aloysius, Austin, Benedict, Bonaventure, Caetano,
    Cajetan, Camilo, Celestine, Charles, Clement, Cyprian, Denis, Domingo, Dominic, Edward, Elias,
    Eugene, Felix, Francis, Gabriel, Gregory, Henry, Hilary, Ignatius, Inacio, Jerome, John, Joseph,
    Lawrence, Leo, Louis, Marcel, Michael, Norbert, Oswald, Pascal, Paul, Peter, Richard, Robert,
    Ronald, Salvador, Sebastian, Stephen, Valentine, Victor, Vincent, Walter, William
  `)
const mothers = words(`
    Agnes, Alice, Amelia, Anita, Anna, Apoline, Benedicta, Bridget, Carmine, Cecilia, Celine, Clara,
    Conceicao, Cynthia, Dulcine, Edna, Elizabeth, Emilia, Esperanca, Flora, Florine, Gracy, Helen,
    Hilda, Irene, Jacintha, Josephine, Juliana, Leena, Lilly, Lucy, Lydia, Magdalene, Margaret, Maria,
    Mary, Matilda, Mercy, Monica, Nancy, Natalia, Olinda, Philomena, Rita, Rosaline, Rosy, Severine,
    Sophia, Stella, Sylvia, Teresa, Veronica, Winifred
  `)

export const goanNames: NamePool = {
  men,
  women,
  fathers,
  mothers,
  families: words(`
    Abreu, Almeida, Alvares, Araujo, Azavedo, Barreto, Borges, Braganza, Cardozo, Carvalho, Coelho,
    Colaco, Correia, Costa, Coutinho, Cunha, Da Costa, Da Cunha, Da Silva, De Souza, Dias, DMello, DSa,
    DSilva, DSouza, Esteves, Falcao, Faria, Fernandes, Figueiredo, Fonseca, Furtado, Gama, Godinho,
    Gomes, Gonsalves, Gracias, Lobo, Lourenco, Luis, Mascarenhas, Menezes, Miranda, Monteiro, Moraes,
    Noronha, Nunes, Pacheco, Pereira, Pinto, Quadros, Rebelo, Ribeiro, Rocha, Rodrigues, Saldanha,
    Sequeira, Silveira, Soares, Tavares, Teles, Vaz, Viegas
  `),
}

export const mangaloreanNames: NamePool = {
  men,
  women,
  fathers,
  mothers,
  families: words(`
    Aranha, Baptist, Barboza, Castelino, Coelho, Cordeiro, Corda, Crasta, Cutinha, DAlmeida, DCunha,
    DMello, DSa, DSilva, DSouza, Fernandes, Frank, Goveas, Lasrado, Lewis, Lobo, Machado, Madtha,
    Martis, Mascarenhas, Mathias, Menezes, Miranda, Misquith, Monis, Monteiro, Moras, Nazareth, Noronha,
    Pais, Pereira, Pinto, Quadras, Rasquinha, Rebello, Rego, Rodrigues, Saldanha, Sequeira, Serrao,
    Tauro, Tellis, Vas
  `),
}

export const angloIndianNames: NamePool = {
  men,
  women,
  fathers,
  mothers,
  families: words(`
    Abbott, Anderson, Bailey, Bernard, Brown, Campbell, Carr, Clarke, Cooper, Davies, Dixon, Edwards,
    Evans, Foster, Francis, Freeman, Gardner, Gibson, Gordon, Graham, Harris, Hendricks, Hudson, Jacobs,
    Johnson, Jones, King, Lawrence, Martin, Mitchell, Morris, Nelson, Norton, OBrien, Palmer, Parker,
    Perry, Phillips, Powell, Richards, Roberts, Rozario, Shaw, Simmons, Stevens, Taylor, Thompson,
    Turner, Walker, Watson, White, Wilson, Wright
  `),
}

export const eastIndianNames: NamePool = {
  men,
  women,
  fathers,
  mothers,
  families: words(`
    Almeida, Athaide, Baptista, Bhandari, Britto, Carvalho, Chaves, Colaco, Correa, Coutinho, DBritto,
    DCunha, DMello, DMonte, DSilva, DSouza, Dabre, Duarte, Falcon, Fargose, Fereira, Fonseca, Gomes,
    Gonsalves, Kinny, Koli, Lopes, Machado, Misquitta, Nigrel, Nunes, Patil, Pereira, Pimenta, Rebello,
    Rodrigues, Rumao, Tuscano, Vaz
  `),
}

export const kannadaNames: NamePool = {
  men: words(`
    Abhishek, Ajay, Anil, Arun, Ashok, Benjamin, Chethan, Daniel, David, Deepak, Devaraj, Gabriel,
    Girish, Isaac, Jayaprakash, Joel, John, Joseph, Joshua, Kiran, Madhu, Manoj, Naveen, Nithin, Paul,
    Pavan, Pradeep, Prakash, Prasanna, Praveen, Rajesh, Rakesh, Ravi, Sachin, Samson, Samuel, Sandeep,
    Santosh, Satish, Sharath, Solomon, Stephen, Sudeep, Sunil, Suraj, Vijay, Vikas, Vinod, Yesudas
  `),
  women: words(`
    Anitha, Ankitha, Anusha, Archana, Asha, Bhagya, Chaitra, Deepa, Divya, Esther, Grace, Hannah,
    Jyothi, Kavya, Keerthana, Kripa, Lavanya, Leela, Lydia, Mamatha, Mary, Meghana, Mercy, Namratha,
    Nirmala, Nisha, Pavithra, Pooja, Prathibha, Preethi, Priya, Rachel, Ranjitha, Rashmi, Rebecca,
    Roopa, Ruth, Sandhya, Sarah, Shalini, Sharon, Shilpa, Shruthi, Sneha, Sowmya, Sunitha, Sushma,
    Swathi, Usha, Vidya
  `),
  fathers: words(`
    Anandappa, Chandrappa, Daniel, David, Devadas, Devappa, Isaac, Israel, Jayanna, Jayaraj, Joseph,
    Kumar, Lazarus, Manohar, Mathias, Moses, Nathaniel, Paul, Prabhakar, Premkumar, Rajappa, Ratnakar,
    Samuel, Sathyaraj, Shanthakumar, Solomon, Sudhakar, Sundar, Thimothy, Vasanth, Yesappa
  `),
  mothers: words(`
    Annapurna, Bhagyalakshmi, Chandrika, Devamma, Elizabeth, Grace, Jayamma, Jayanthi, Kamala, Karuna,
    Leelavathi, Margaret, Martha, Mary, Nirmala, Padma, Prema, Premalatha, Ratna, Rosamma, Saramma,
    Shanthamma, Sharada, Sujatha, Sulochana, Sunanda, Suvarna, Vasantha, Vimala
  `),
  families: words(`
    Amanna, Bangera, Bunyan, Devadas, Furtado, Gowda, Jathanna, Kanchan, Karkada, Karat, Kotian, Kunder,
    Maben, Manikappa, Palanna, Prasad, Rathnakar, Salins, Samuel, Shiri, Soans, Sona, Suvarna, Sumithra,
    Uchil, Veigas
  `),
}
