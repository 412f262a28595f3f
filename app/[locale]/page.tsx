import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BannerCarousel } from '@/components/home/banner-carousel';
import { BannerSlide } from '@/components/home/banner-slide';
import { BranchSection } from '@/components/home/branch-section';
import { CategoryTiles } from '@/components/home/category-tiles';
import { CollectionLinks } from '@/components/home/collection-links';
import { CollectionRow } from '@/components/home/collection-row';
import styles from '@/components/home/home-page.module.css';
import { PostRow } from '@/components/home/post-row';
import { RecentlySeen } from '@/components/home/recently-seen';
import { PageMessages } from '@/components/layout/page-messages';
import { ProductRow } from '@/components/product/product-row';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { collectionSize } from '@/lib/domain/collection';
import { listCategories, listCollections } from '@/lib/server/catalog';
import { listBranches, listPosts } from '@/lib/server/content';
import { homeBanners, homeCollections, homeSales } from '@/lib/server/home';
import { shopLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';
import { isLightPage } from '@/lib/server/save-data';
import { getContact, getSettings } from '@/lib/server/site';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: '/' });
}

export default async function HomePage() {
  const [t, banners, collections, categories, posts, branches, settings, contact] =
    await Promise.all([
      getTranslations('home'),
      homeBanners(),
      listCollections(collectionSize.desktop),
      listCategories(),
      listPosts(1, 3),
      listBranches(),
      getSettings(),
      getContact(),
    ]);
  const [sales, isLight] = await Promise.all([homeSales(banners), isLightPage()]);
  const { shown, others } = homeCollections(collections, { sales: sales.length });

  return (
    <PageMessages page="/">
      <Container className={styles.page}>
        <JsonLd data={shopLd(settings, contact)} />
        <h1 className={styles.title}>{settings.app_name}</h1>
        <BannerCarousel label={t('banners')}>
          {banners.map((banner, index) => (
            <BannerSlide key={banner.id} banner={banner} isFirst={index === 0} isLight={isLight} />
          ))}
        </BannerCarousel>
        <CategoryTiles categories={categories} />
        {sales.map(({ id, name, products }) => (
          <ProductRow
            key={id}
            title={name}
            products={products}
            more={{ href: `/products?sale=${id}`, label: t('all') }}
          />
        ))}
        {shown.map((collection) => (
          <CollectionRow key={collection.id} collection={collection} />
        ))}
        <RecentlySeen />
        <div className={styles.below} data-below>
          <CollectionLinks collections={others} />
          <PostRow posts={posts.results} />
          <BranchSection branches={branches} />
        </div>
      </Container>
    </PageMessages>
  );
}
