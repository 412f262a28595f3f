import { reviewsOf, type SeedReview } from './review';

export const wearReviews: SeedReview[] = [
  ...reviewsOf('clothes', {
    5: {
      uz: [
        'Chokilari tekis, iplari chiqib turgan joyi yoʻq.',
        'Har kuni ishlataman, koʻrinishini yoʻqotmadi.',
        'Rangi jonli, suratdagidek. Hamma kiyimimga mos.',
        'Materiali yumshoq, koʻrinishi qimmat narsadek.',
        'Dugonalarim ham buyurtma berishdi, shu gapning oʻzi yetarli.',
        'Toʻyga oldim, juda chiroyli turdi.',
      ],
      ru: [
        'Швы ровные, ниток не торчит. Очень довольна.',
        'Ношу каждый день, вид не потеряло.',
        'Цвет живой, как на снимке, сочетается со всем.',
        'Материал приятный, выглядит дороже своей цены.',
        'Взяла к празднику, получила кучу комплиментов.',
        'Сшито на совесть, после месяца носки как новое.',
      ],
    },
    4: {
      uz: [
        'Yaxshi, faqat bir oʻlcham kattaroq keldi, almashtirib berishdi.',
        'Chiroyli, lekin rangi ekrandagidan biroz toʻqroq.',
        'Sifatiga gap yoʻq, narxi sal qimmatroq tuyuldi.',
      ],
      ru: [
        'Хорошая вещь, но пришлось обменять на размер меньше.',
        'Красиво, однако в жизни цвет чуть темнее.',
        'Качество отличное, цена немного кусается.',
      ],
    },
    3: {
      uz: ['Oʻrtacha, suratda qalinroq koʻringan edi.'],
      ru: ['Неплохо, но материал тоньше, чем ожидала.'],
    },
    2: { ru: ['Размер не совпал с таблицей, пришлось вернуть.'] },
    1: { uz: ['Bir haftada choki soʻkildi, qaytarib berdim.'] },
  }),
  ...reviewsOf('beauty', {
    5: {
      uz: [
        'Hidi nozik, bosh ogʻritmaydi. Uzoq yetadi.',
        'Terimga mos keldi, qizarish ham, qichish ham yoʻq.',
        'Original ekan, kodini tekshirdim. Rahmat.',
        'Opamga sovgʻa qildim, endi faqat shuni ishlataman deyapti.',
      ],
      ru: [
        'Запах тонкий, не раздражает, расход маленький.',
        'Коже подошло, ни покраснения, ни сухости.',
        'Оригинал, код проверила. Спасибо за честность.',
        'Пользуюсь утром и вечером, результат виден через две недели.',
      ],
    },
    4: {
      uz: ['Yaxshi, faqat qopqogʻi qattiq ochiladi.'],
      ru: ['Средство хорошее, но упаковка неудобная.'],
    },
    3: { ru: ['Обычное, чуда не случилось, но и вреда нет.'] },
  }),
  ...reviewsOf('sport', {
    5: {
      uz: [
        'Uch oydan beri haftada toʻrt marta ishlataman, mustahkam.',
        'Uyda mashq qilish uchun ayni muddao.',
        'Jamoamiz bilan oldik, hammamizga yoqdi.',
        'Qulay, mashgʻulot paytida chalgʻitmaydi.',
      ],
      ru: [
        'Тренируюсь четыре раза в неделю, износа не видно.',
        'Для дома лучше не придумаешь.',
        'Брали всей командой, остались довольны.',
        'Удобно, на тренировке не отвлекает.',
      ],
    },
    4: {
      uz: ['Yaxshi, birinchi kunlari rezina hidi bor edi.'],
      ru: ['Хорошо, но первое время пахло резиной.'],
    },
    3: {
      uz: ['Havaskorga yetadi, professionalga kamlik qiladi.'],
      ru: ['Новичку хватит, для серьёзных нагрузок слабовато.'],
    },
  }),
];
