import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BannerCarousel } from '@/components/home/banner-carousel';
import { BannerSlide } from '@/components/home/banner-slide';
import { BranchMap } from '@/components/home/branch-map';
import { CategoryTiles } from '@/components/home/category-tiles';
import { CollectionRow } from '@/components/home/collection-row';
import styles from '@/components/home/home-page.module.css';
import { LazyRow } from '@/components/home/lazy-row';
import { PostRow } from '@/components/home/post-row';
import { RecentlySeen } from '@/components/home/recently-seen';
import { SaleEnd } from '@/components/home/sale-end';
import { PageMessages } from '@/components/layout/page-messages';
import { ProductRow } from '@/components/product/card/product-row';
import { WideChoice } from '@/components/product/page/buy/wide-choice';
import { BrandLinks } from '@/components/product/page/facts/brand-links';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { COLLECTION_START } from '@/lib/domain/product/collection';
import { listCategories, listCollections, listProducts } from '@/lib/server/catalog';
import { listBranches, listPosts } from '@/lib/server/content';
import { homeBanners, homeCollections, homeSales } from '@/lib/server/home';
import { shopLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';
import { getContact, getSettings, isSaveDataPage } from '@/lib/server/site';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: '/' });
}

export default async function HomePage() {
  const [t, banners, collections, categories, all, posts, branches, settings, contact] =
    await Promise.all([
      getTranslations('home'),
      homeBanners(),
      listCollections(COLLECTION_START),
      listCategories(),
      listProducts({ size: 1 }),
      listPosts(1, 3),
      listBranches(),
      getSettings(),
      getContact(),
    ]);
  const [sales, saveData] = await Promise.all([homeSales(banners), isSaveDataPage()]);
  const { shown, others } = homeCollections(collections, { hasSale: sales.first !== null });

  return (
    <PageMessages page="/">
      <Container className={styles.page}>
        <JsonLd data={shopLd(settings, contact)} />
        <h1 className={styles.title}>{settings.app_name}</h1>
        {banners.length > 0 && (
          <BannerCarousel label={t('banners')}>
            {banners.map((banner, index) => (
              <BannerSlide
                key={banner.id}
                banner={banner}
                isFirst={index === 0}
                saveData={saveData}
              />
            ))}
          </BannerCarousel>
        )}
        <CategoryTiles categories={categories} />
        {sales.first && (
          <ProductRow
            title={sales.first.name}
            products={sales.first.products}
            more={{ href: `/products?sale=${sales.first.id}`, label: t('all') }}
            note={<SaleEnd at={sales.first.ends_at} />}
          />
        )}
        {shown.map((collection) => (
          <CollectionRow key={collection.id} collection={collection} />
        ))}
        <RecentlySeen />
        <WideChoice categories={categories} />
        {sales.others.map(({ id, name, ends_at: endsAt }) => (
          <LazyRow
            key={id}
            title={name}
            of={{ sale: id }}
            href={`/products?sale=${id}`}
            note={<SaleEnd at={endsAt} />}
          />
        ))}
        {others.map(({ slug, name }) => (
          <LazyRow
            key={slug}
            title={name}
            of={{ collection: slug }}
            href={`/products?collection=${slug}`}
          />
        ))}
        <BrandLinks facets={all.facets} />
        <div className={styles.below}>
          <PostRow posts={posts.results} />
          {branches.length > 0 && <BranchMap branches={branches} />}
        </div>
      </Container>
    </PageMessages>
  );
}
